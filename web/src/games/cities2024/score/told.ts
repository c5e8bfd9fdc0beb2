/** What the server says about a neighbourhood, on the canvas where it was painted. */

import type { CardInfo } from '$lib/api';
import type { Cell } from '$lib/board/cursor.svelte';
import { rectangle } from '$lib/board/geometry';
import type { Lit } from '$lib/board/spotlight.svelte';
import type { Words } from '$lib/i18n/index.svelte';
import { pointsOf, type Place, type Source } from '$lib/live/wire';
import type { Row } from '$lib/ui/BreakdownTable.svelte';
import { shiftedPlaces, shiftedSource } from '../../../scorer/sheet';
import type { ScoreWords } from '../../../scorer/words';
import { spaceKey } from '../keys';
import { parseSpace } from '../position';
import { rowsOf, spaceBox, spaceText, unique } from '../present';
import type { Library } from './library.svelte';
import { indexOf, placesOf, positionOf, type Canvas, type CardPaper, type CitiesSheet, type Paper } from './paper';

export interface Told {
  readonly sources: readonly Source[];
  readonly total: number | null;
  readonly problem: CitiesSheet['seats'][number]['problem'];
  readonly wrong: readonly Place[];
  readonly progress: readonly (readonly (readonly Place[])[])[]; // by achievement
}

/** Of one seat; `about` is the sheet that was asked about. */
export function toldOf(answer: CitiesSheet, about: Paper, seat: number): Told {
  const { origin } = positionOf(about.seats[seat]!.spaces, about.canvas);
  const { sources, total, problem } = answer.seats[seat]!;
  return {
    sources: sources.map((source) => shiftedSource(source, origin)),
    total,
    problem,
    wrong: shiftedPlaces(problem?.facts.places ?? [], origin),
    progress: (answer.progress?.[seat] ?? []).map((found) => found.map((places) => shiftedPlaces(places, origin))),
  };
}

export interface TakenCard {
  readonly card: CardPaper;
  readonly info: CardInfo | null; // what it asks for, if we know
  readonly counted: number | null; // how often
  readonly total: number | null;
  readonly lit: Lit | null;
}

/** The server scores cards in the order in which they stand on the sheet. */
export function takenCards(
  cards: readonly CardPaper[],
  told: Told | null,
  seat: number,
  library: Library,
  w: Words['cities2024'],
): TakenCard[] {
  const sources = (told?.sources ?? []).filter(({ kind }) => kind === 'card');
  return cards.map((card, n): TakenCard => {
    const info = library.infoOf(card);
    const source = sources[n];
    if (!source) return { card, info, counted: null, total: null, lit: null };
    const total = pointsOf(source);
    const zone = unique(source.parts.flatMap(({ places }) => places));
    const says = info ? w.cardSays(card.name, source.parts.length, info.points, total) : w.sourceSays(card.name, total);
    return { card, info, counted: source.parts.length, total, lit: zone.length > 0 ? { seat, zone, border: [], says } : null };
  });
}

/** Every point, a row for each place that makes some. */
export function rowsOfSheet(told: Told, seat: number, w: Words['cities2024']): Row[] {
  // Points that were only added up have no names of their own.
  const named = told.sources.map((source) =>
    source.kind === source.name ? { ...source, name: w.sources[source.kind] ?? source.name } : source,
  );
  return rowsOf({ sources: named }, seat, w);
}

export function cellsOfCanvas(
  spaces: readonly string[],
  canvas: Canvas,
  w: Words['cities2024'],
  ours: ScoreWords,
): Cell[] {
  return placesOf(canvas).map((place): Cell => {
    const space = parseSpace(spaces[indexOf(place, canvas)]!, place);
    return {
      key: spaceKey(place),
      row: place[1],
      column: place[0],
      shape: rectangle(spaceBox(place)),
      name: w.cell(place[0] + 1, place[1] + 1, space ? spaceText(space, w) : ours.empty),
      legal: true,
      lifts: true,
    };
  });
}
