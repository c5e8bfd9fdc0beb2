// Made by tools/api_types.py from the server's own types. Do not edit: make api

import type { Scores, SeatScore } from '$lib/api/generated';

export interface Build {
  readonly height: number;
  readonly lot: number;
}

export interface Round {
  readonly heights: readonly number[];
  readonly goals: readonly (readonly number[])[];
}

export interface Sight {
  readonly side: 'E' | 'N' | 'S' | 'W';
  readonly line: number; // 1–4 from the side's left
  readonly lots: readonly (readonly [number, number])[]; // from the nearest to the farthest
  readonly seen: readonly (readonly [number, number])[]; // taller than every building in front: what codes 1–4 count
  readonly level: readonly (readonly [number, number])[]; // nothing taller in front: where code 5 looks for equal ones
}

export interface View {
  readonly viewer: number | null;
  readonly rounds: number;
  readonly round: number; // 1 … rounds, also when the match is over
  readonly starter: number; // who begins this round
  readonly phase: 'build' | 'goals' | 'over';
  readonly to_act: readonly number[];
  readonly sides: readonly string[]; // of each seat
  readonly goals: readonly (readonly number[] | null)[]; // of this round, by seat; 0 is a die that is not set yet
  readonly locked: readonly boolean[];
  readonly heights: readonly number[]; // of this round, by lot
  readonly left: readonly number[]; // blocks left of heights 1–5
  readonly mover: number;
  readonly built: Build | null; // the viewer's own block, not committed yet
  readonly past: readonly Round[]; // rounds that are scored, with everybody's goals
  readonly scores: Scores; // of the scored rounds
  readonly outlook: SeatScore | null; // the viewer's lines of this round, if nothing else were built
  readonly sights: readonly Sight[]; // of the four sides, in this round's city
  readonly past_sights: readonly (readonly Sight[])[]; // the same of each scored round
}
