/** English, for the lessons: see `learn/words.ts`. */

/** What the coach says at a step: `gain` is what the asked draft adds to the total. */
export interface Said {
  readonly say: string | ((gain: number) => string);
  /** How to do it by keyboard. */
  readonly keys?: string;
  /** To somebody who does something else. */
  readonly other?: string;
}

const NEXT = 'Keys: N to the next open place, Space to choose it.';
const FINISH = 'Keys: Enter, with the board in focus.';

const en = {
  title: (game: string) => `Learn ${game}`,
  coach: 'Coach',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  back: 'One step back',
  restart: 'Start again',
  leave: 'Leave the lesson',
  marked: (what: string) => `Marked: ${what}.`,
  other: 'That is allowed. The lesson goes on where it is marked: take yours back, or go there.',
  later: 'Not now: the lesson goes on where it is marked.',
  players: ['Guest', 'Jonas', 'Ines'],
  over: 'That was the lesson.',
  rules: 'All rules',
  home: 'Home',
  cities2008: {
    lay: {
      say: 'Every city begins with three tiles that touch at corners only. Put the last of them on the marked spot.',
      keys: NEXT,
    },
    begin: {
      say: 'So far everything can be taken back. One button ends your turn: finish the start.',
      keys: FINISH,
    },
    tile: {
      say: 'Now everybody gets the same tile. It joins your city at a side or a corner: lay it on the marked spot.',
      keys: NEXT,
    },
    turn: {
      say: 'Turn it until its red attractions touch those above and below.',
      keys: 'Keys: R turns right, Shift+R left.',
    },
    tourist: {
      say: (gain) => `A zone of attractions or parks counts its fields, if a tourist is there. Send one to the marked field: plus ${gain}.`,
      keys: 'Keys: N to the next field, Space to send a tourist there.',
    },
    finish: {
      say: 'Six attractions and the three terraces at their edge make nine. Finish the round.',
      keys: FINISH,
    },
    jump: {
      say: 'Twelve rounds later nobody is left in stock. Choose the marked tourist, and let it jump to the terrace on the new tile.',
      keys: 'Keys: N and Space for the tourist, then for the terrace. 2 is Jump, 3 is Walk.',
    },
    last: {
      say: 'From a terrace one sees water and parks, here seven fields in three directions. Finish the last round.',
      keys: FINISH,
    },
    ask: {
      say: 'Every number can be asked. Press a row of the score: the fields that make it light up.',
      keys: 'Keys: Tab to a row, Enter to ask.',
    },
    over: {
      say: 'That is Cities 2008: three tiles, then thirteen rounds like these. Seven tourists, and the highest total wins.',
    },
  } as Record<string, Said>,
  cityscape: {} as Record<string, Said>,
  cities2024: {} as Record<string, Said>,
};

export default en;
export type LearnWords = typeof en;
