/** English, for the scorer: see `scorer/words.ts`. */

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

const en = {
  title: 'Score a real table',
  of: (game: string) => `Score a real table of ${game}`,
  about: 'You have played with the box? Enter how it ended, and see every point and who wins.',
  choose: (game: string) => `Score ${game}`,
  players: 'Players',
  addPlayer: 'Add a player',
  removePlayer: (name: string) => `Remove ${name}`,
  nameOf: (n: number) => `Name of player ${n}`,
  noTotal: 'not complete',
  brushes: 'What to put',
  empty: 'empty',
  soFar: 'So far',
  pointsOf: (name: string) => `Points of ${name}`,
  unreadable: 'This cannot be read as a position.',
  offline: 'The server cannot be reached. What you entered is kept on this device.',
  refused: 'This could not be scored. What you entered is kept.',
  came: {
    link: 'This sheet came with the link. Your own is kept below it.',
    version: 'This link was made by a newer Tripolis and cannot be read here. You see your own sheet.',
    damaged: 'This link is damaged: a part is missing or changed. Ask for it again. You see your own sheet.',
  },
  backToOwn: 'Back to my own',
  keep: 'Keep and share',
  share: 'Share the result',
  png: 'Picture (PNG)',
  svg: 'Picture (SVG)',
  startOver: 'Start over',
  reallyStartOver: 'Empty the whole sheet? Undo brings it back.',
  yesStartOver: 'Empty it',
  kept: 'Everything is kept on this device and in the link.',
  cities2008: {
    tiles: 'Tiles of the balanced set',
    lies: 'lies already',
    brush: {
      a: 'Paint attraction',
      p: 'Paint park',
      t: 'Paint terrace',
      w: 'Paint water',
      tourist: 'Put or take a tourist',
      tile: 'Lay a whole tile',
      clear: 'Clear a field',
    },
    short: { a: 'Attract.', p: 'Park', t: 'Terrace', w: 'Water', tourist: 'Tourist', tile: 'Tile', clear: 'Clear' },
    begin: 'Choose a terrain below, then tap or draw over the fields.',
    paint: 'Tap or draw over fields.',
    how: {
      tourist: 'Tap a field to put a tourist there, or to take it away.',
      tile: 'Choose a tile and turn it, then tap where it lies.',
      clear: 'Tap or draw over fields to clear them.',
    } as Record<string, string>,
    paintFirst: 'Paint the field first.',
    noTourists: 'Points appear here once a tourist stands in a complete city.',
    missing: 'The winner is known once every city can be scored.',
    faults: {
      'tile-not-whole': () => 'A tile is not whole yet: paint its four fields.',
      'tourist-on-water': () => 'A tourist cannot stand on water.',
      tourists: (n: number) => `${count(n, 'tourist', 'tourists')} stand here, but there are only seven.`,
      'not-joined': () => 'The tiles are not all joined: each touches another at a side or a corner.',
      'too-large': () => 'A city is at most four tiles wide and high.',
    } as Record<string, (n: number) => string>,
  },
  cityscape: {
    board: (round: number) => `City of round ${round}`,
    round: 'Round',
    addRound: 'Add a round',
    removeRound: (round: number) => `Remove round ${round}`,
    built: (n: number, of: number) => `${n} of ${of} built`,
    fromSide: 'From the side',
    heightOf: (lot: string) => `Height of ${lot}`,
    more: 'One higher',
    less: 'One lower',
    next: 'Next',
    setHeight: (lot: string) => `${lot}: type its height, or tap + and −.`,
    setGoal: (name: string, line: string) => `${line}: what did ${name} want to see?`,
    inLine: (at: number, line: number, side: string) =>
      `${['first', 'second', 'third', 'fourth'][at] ?? at + 1} in line ${line} of ${side}`,
    lines: 'Line by line',
    linesOfRound: (round: number) => `Round ${round}, line by line`,
    openGoals: (n: number, round: number | null) =>
      `The winner is known once all goals are set: ${count(n, 'goal is', 'goals are')} open${round === null ? '' : ` in round ${round}`}.`,
    cannotBe: (round: number) => `Round ${round} cannot be scored: look at the city once more.`,
    short: (round: number, built: number, of: number) =>
      `In round ${round} only ${built} of ${of} are built. Is a block missing?`,
    faults: {
      'too-high': (_: number, built: number, of: number) => `The heights add up to ${built}, but all blocks together make ${of}.`,
      unbuildable: (n: number) =>
        n === 1 ? 'The blocks cannot make this height.' : `The blocks cannot make these ${n} heights together. Which one is wrong?`,
    } as Record<string, (n: number, built: number, of: number) => string>,
  },
};

export default en;
export type ScoreWords = typeof en;
