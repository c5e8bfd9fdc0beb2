/** What the server says about a match, as far as it is the same for all games. */

export type Place = readonly [x: number, y: number];

export interface Part {
  readonly points: number;
  readonly places: readonly Place[];
}

export interface Source {
  readonly kind: string;
  readonly name: string;
  readonly parts: readonly Part[];
}

export interface SeatScore {
  readonly sources: readonly Source[];
}

export interface Scores {
  readonly seats: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly decided_by: string;
}

export interface GameEvent {
  readonly kind: string;
  readonly seat: number | null;
  readonly actions: readonly string[];
  readonly items: readonly string[];
  readonly places: readonly Place[];
  readonly points: number | null;
}

/** The turn that a seat is making. */
export interface TurnNow {
  readonly number: number;
  readonly status: 'incomplete' | 'complete' | 'reveals';
  readonly missing: string;
  readonly closing: readonly string[];
  readonly draft: readonly string[];
  readonly legal: readonly string[];
}

/** What a viewer knows now, and what they saw happen since. */
export interface Update<V> {
  readonly seat: number | null;
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly view: V;
  readonly turn: TurnNow | null;
}

/** What a draft would bring. */
export interface Preview<V> {
  readonly view: V;
  readonly status: TurnNow['status'];
  readonly missing: string;
  readonly closing: readonly string[];
  readonly total: number;
  readonly change: number; // against what is committed
  readonly legal: readonly { readonly action: string; readonly change: number }[]; // against the draft
}

/** Adding up what the server scored. */
export function pointsOf(source: Source): number {
  return source.parts.reduce((sum, part) => sum + part.points, 0);
}

export function totalOf(score: SeatScore | undefined): number {
  return score?.sources.reduce((sum, source) => sum + pointsOf(source), 0) ?? 0;
}
