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
  cityscape: {
    goal: {
      say: 'You look along four lines of lots and choose in secret what you want to see there. Three are chosen: set line 1 to “Exactly three”.',
      keys: 'Keys: with line 1 in focus, 3.',
    },
    lock: {
      say: 'You can change them until you lock them. Nobody else sees them before the round is scored: lock your goals.',
      keys: FINISH,
    },
    first: {
      say: 'Now all build one city, a block a turn. Take height 2, put it on the marked lot and build.',
      keys: 'Keys: 2 takes the block, N goes to the next lot, Space puts it, Enter builds.',
    },
    behind: {
      say: 'A building hides lower ones behind it, and equal ones. Put height 3 on the marked lot: line 1 then shows three.',
      keys: 'Keys: 3, N to the lot, Space.',
    },
    line: {
      say: 'Below the board each line stands as your eye meets it, near to far. Press line 1: its buildings light up.',
      keys: 'Keys: Tab to the line, Enter.',
    },
    build: {
      say: '2, 3 and 5 are seen: thirty points, if it stays so. The others see other lines, and want other things. Build.',
      keys: FINISH,
    },
    last: {
      say: 'The last block. It may stand on a building: on the marked one it makes the tallest of the city, your goal in line 3. Build it there.',
      keys: 'Keys: 5, N to the lot, Space, Enter.',
    },
    open: {
      say: 'All goals are open now. Press your line 3 to see what made its points.',
      keys: 'Keys: Tab to the line, Enter.',
    },
    over: {
      say: 'That is Cityscape: new goals and a new city each round, everybody begins once, and the highest total wins.',
    },
  } as Record<string, Said>,
  cities2024: {
    start: {
      say: 'Everybody plans a neighbourhood, and begins with one tile. Lay the red one on the marked spot, and end your turn.',
      keys: 'Keys: Space on a tile, Space on the spot, Enter to end.',
    },
    tile: {
      say: 'A turn takes one column of the draft board. Take the marked tile, lay it beside yours so that the waters meet, and end the turn.',
      keys: 'Keys: 2 goes to the tiles, Space looks, Space again takes.',
    },
    blocks: {
      say: 'Blocks go onto spaces of their colour, up to four on one another. Pile the red ones up; green has no space of yours: discard it.',
      keys: 'Keys: 4 goes to the blocks, N to the next space, X discards.',
    },
    features: {
      say: 'Features make water and parks count: 1, 3, 6 or 10 for an area with one to four different ones. Lay both on your water.',
      keys: 'Keys: 3 goes to the features, N to the next space.',
    },
    card: {
      say: 'A card counts its pattern at the end, turned and mirrored as you like. Brick Quay wants red beside water, and finds it twice: take it.',
      keys: 'Keys: 1 goes to the cards.',
    },
    bag: {
      say: 'In the last round three buildings stand three high, and Skyscrapers asks for four. The question mark draws two blocks from the bag: turn them up.',
      keys: 'Keys: 4 goes to the blocks. What is turned up cannot be taken back.',
    },
    claim: {
      say: 'Green makes the fourth. Lay both blocks and end the turn: what is met takes your ring on its highest free place by itself.',
      keys: 'Keys: N to the next space, Space, then Enter.',
    },
    ask: {
      say: 'The match is over, and your ring brought nine. Press an achievement: what met it lights up.',
      keys: 'Keys: Tab to an achievement, Enter.',
    },
    over: {
      say: 'That is Cities 2024: achievements, waters and parks, monuments and cards, and the highest total wins.',
    },
  } as Record<string, Said>,
};

export default en;
export type LearnWords = typeof en;
