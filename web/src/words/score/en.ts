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
};

export default en;
export type ScoreWords = typeof en;
