/** What the server says about a match, as far as it is the same for all games. */

import type * as sent from '$lib/api/generated';

export type { Event as GameEvent, Part, RankLine, Scores, SeatScore, Source, Standing, TurnNow } from '$lib/api/generated';

export type Place = sent.Part['places'][number];

/** What a viewer knows now, and what they saw happen since. */
export interface Update<V> extends Omit<sent.Update, 'type' | 'table' | 'left'> {
  readonly view: V;
  readonly left?: sent.Update['left'];
}

/** In a crowd: what others did. The own view is as it was, but for where one stands. */
export type StandingUpdate = Omit<sent.StandingUpdate, 'type' | 'table'>;

/** What a draft would bring. */
export interface Preview<V> extends Omit<sent.Preview, 'sources'> {
  readonly view: V;
}

/** Adding up what the server scored. */
export function pointsOf(source: sent.Source): number {
  return source.parts.reduce((sum, part) => sum + part.points, 0);
}

export function totalOf(score: sent.SeatScore | undefined): number {
  return score?.sources.reduce((sum, source) => sum + pointsOf(source), 0) ?? 0;
}
