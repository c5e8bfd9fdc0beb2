/** What the server answers to a sheet, as far as it is the same for all games. */

import type { Place, Source } from '$lib/live/wire';

export interface Problem {
  readonly kind: string;
  readonly message: string;
  readonly facts: {
    readonly fault?: string;
    readonly places?: readonly Place[];
    readonly key?: string;
    readonly expected?: string;
  };
}

export interface SeatSheet {
  readonly total: number | null; // null: there is a problem
  readonly sources: readonly Source[];
  readonly problem: Problem | null;
}

export interface Sheet {
  readonly seats: readonly SeatSheet[];
  readonly winners: readonly number[]; // none until every seat is complete
  readonly decided_by: string;
}

/** The same places on a canvas on which the position begins elsewhere. */
export function shiftedPlaces(places: readonly Place[], [dx, dy]: Place): Place[] {
  return places.map(([x, y]) => [x + dx, y + dy]);
}

export function shiftedSource(source: Source, by: Place): Source {
  return { ...source, parts: source.parts.map(({ points, places }) => ({ points, places: shiftedPlaces(places, by) })) };
}
