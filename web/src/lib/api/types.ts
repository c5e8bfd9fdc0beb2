/** What the REST interface gives and takes, as far as this client uses it. */

import type { GameEvent } from '$lib/live/wire';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
}

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'open' | 'playing' | 'finished' | 'aborted';
  readonly audience: string;
  readonly clock: number | null;
  readonly host: string;
  readonly after: string | null;
  readonly created: number;
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  readonly result: { readonly totals: readonly number[]; readonly winners: readonly number[] } | null;
}

export interface OptionInfo {
  readonly name: string;
  readonly default: string;
  readonly choices: readonly string[];
  readonly least: number;
  readonly takes_file: boolean;
  readonly may_be_drawn: boolean;
}

export interface GameInfo {
  readonly name: string;
  readonly least_seats: number;
  readonly most_seats: number | null;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

export interface SeatWish {
  readonly kind: 'me' | 'open' | 'bot';
  readonly bot?: string;
  readonly name?: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly audience?: 'listed' | 'link' | 'private';
  readonly clock?: number | null;
  readonly nonce?: string;
}

/** A step of a replay: a turn with what was drawn after it. */
export interface ReplayStep {
  readonly lines: readonly string[]; // of the record
  readonly events: readonly GameEvent[];
  readonly view: unknown; // after it
}

export interface FairDice {
  readonly commitment: string;
  readonly secret: string | null;
  readonly nonces: readonly string[];
  readonly draws: number; // compared by the server
}

export interface Replay {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly finished: boolean;
  readonly names: readonly string[];
  readonly dice: FairDice | null;
  readonly record: string;
  readonly steps: readonly ReplayStep[];
}

export interface CardInfo {
  readonly name: string;
  readonly points: number;
  readonly requirement: string;
}
