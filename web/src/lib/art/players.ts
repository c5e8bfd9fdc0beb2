/** The colours of the seats, in order; more seats than colours begin again. */
export const COLOURS = ['violet', 'magenta', 'teal', 'ink', 'chalk', 'lime'] as const;

export type Colour = (typeof COLOURS)[number];

export function playerIndex(seat: number): number {
  return seat % COLOURS.length;
}
