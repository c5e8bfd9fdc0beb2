/** What of a sheet can be chosen, and what it is called: lots, and the dice of the sides. */

import type { Cell } from '$lib/board/cursor.svelte';
import { rectangle } from '$lib/board/geometry';
import type { Words } from '$lib/i18n/index.svelte';
import type { Place } from '$lib/live/wire';
import type { ScoreWords } from '../../../scorer/words';
import { lotName, lotNumber, type Side } from '../notation';
import { goalName, type Building, type Line } from '../present';
import { path, type Projection } from '../projection';
import * as sheet from './paper';
import * as plan from './plan';

type Where = Pick<Cell, 'row' | 'column' | 'shape'>;

/** How everything is named. `lines`: in which lots are said to be seen. */
export interface Named {
  readonly round: sheet.RoundPaper;
  readonly lines: readonly Line[];
  readonly w: Words['cityscape'];
  readonly ours: ScoreWords['cityscape'];
}

function lotCell(place: Place, where: Where, { round, lines, w, ours }: Named): Cell {
  const [lot, height] = [lotName(place), round.heights[lotNumber(place)]!];
  const says = [height > 0 ? w.lot(lot, height) : w.vacant(lot)];
  for (const line of height > 0 ? lines : []) {
    const at = line.lots.findIndex((other) => String(other) === String(place));
    if (at < 0) continue;
    says.push(ours.inLine(at, line.line, w.sides[line.side]), line.shown.has(String(place)) ? w.seen : w.hidden);
  }
  return { ...where, key: sheet.lotKey(place), name: says.join(', '), legal: true };
}

function dieCell({ side, line }: sheet.Die, where: Where, { round, w }: Named): Cell {
  const name = `${w.lineOf(line, w.sides[side])}, ${goalName(sheet.dieOf(round, side, line), w)}`;
  return { ...where, key: sheet.dieKey(side, line), name, legal: true };
}

/** From above: row by row, the dice around the city. */
export function cellsFromAbove(sides: readonly Side[], named: Named): Cell[] {
  const lots = sheet.PLACES.map((place) =>
    lotCell(place, { row: place[1], column: place[0], shape: rectangle(plan.lotBox(place)) }, named),
  );
  const dice = sheet.diceOf(sides).map((die) =>
    dieCell(die, { ...plan.cellAt(die.side, die.line), shape: rectangle(plan.dieBox(die.side, die.line)) }, named),
  );
  return [...lots, ...dice].sort((one, other) => one.row - other.row || one.column - other.column);
}

const AROUND = [20, 8] as const; // a die that can be touched

/** From a side: the far lots first, and the dice of that side at the near edge. */
export function cellsFromSide(
  buildings: readonly Building[],
  dice: readonly sheet.Die[],
  projection: Projection,
  named: Named,
): Cell[] {
  const lots = buildings.map(({ place, line, depth, height }) =>
    lotCell(place, { row: -depth, column: line, shape: projection.touch(line, depth, height) }, named),
  );
  const near = dice.map((die) => {
    const { x, y, width, height } = projection.die(die.line - 1);
    const [left, right, top, bottom] = [x - AROUND[0], x + width + AROUND[0], y - AROUND[1], y + height + AROUND[1]];
    const shape = path([[left, top], [right, top], [right, bottom], [left, bottom]]);
    return dieCell(die, { row: 1, column: die.line - 1, shape }, named);
  });
  return [...lots, ...near];
}
