/** English, for pages that are not a table: see `lib/i18n/more.ts`. */

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

const en = {
  replay: {
    title: 'Replay',
    of: (game: string) => `Replay of ${game}`,
    seat: (n: number) => `Seat ${n}`,
    begin: 'Beginning',
    round: (n: number) => (n === 0 ? 'Start' : `Round ${n}`),
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    moves: 'Moves',
    drawn: 'The first draw',
    nothing: 'Nothing that anybody could see.',
    score: 'Score',
    more: (name: string) => `About ${name}`,
    shows: 'Whose board is shown',
    change: (n: number) => (n > 0 ? `plus ${n}` : `minus ${-n}`),
    save: 'Keep it',
    record: 'Record as text',
    svg: 'Board as SVG',
    png: 'Board as PNG',
    notYet: 'The match is not over yet. Its replay comes when it is.',
    keys: 'Arrow keys go a step back or on, Space plays.',
    dice: {
      title: 'Fair dice',
      none: 'This record has no proof of its dice: it was not played on a server, or not to its end.',
      noDraws: 'Nothing is drawn in this game, so there is nothing to prove.',
      fair: (n: number) => `${count(n, 'draw was', 'draws were')} compared with what had been fixed before the first one. All agree.`,
      here: 'Your browser has checked that the secret belongs to the commitment.',
      notHere: 'Your browser finds that the secret does not belong to the commitment.',
      how: 'How this works',
      steps: [
        'Before the first draw the server took a secret and showed its SHA-256, the commitment. From then on the secret could not be changed.',
        'Each seat then added a number of its own, the nonce, which nobody could foresee.',
        'The SHA-256 of the secret followed by the nonces, in the order of the seats, is the seed. Every draw follows from it.',
        'Now that the match is over, secret and nonces are open. They stand in the record, and “tripolis verify” checks every draw without this server.',
      ],
      noNonces: 'The seats added nothing to it, so that luck was the same for everybody: this was a daily challenge.',
      commitment: 'Commitment',
      secret: 'Secret',
      nonce: (n: number) => `Nonce of seat ${n}`,
    },
    told: {
      cities2008: {
        drawn: (tiles: readonly string[]) => `Turned up: tile ${list(tiles)}`,
        tile: (n: number | null) => (n === null ? 'Tile' : `Tile ${n}`),
        start: 'Three tiles',
        new: 'new tourist',
        jump: 'tourist jumps',
        walk: 'tourist walks',
        stay: 'no tourist',
        won: (name: string, points: number) => `${name} wins with ${count(points, 'point', 'points')}`,
      },
      cityscape: {
        locked: 'goals locked',
        built: (height: string, lot: string) => `${height} on ${lot}`,
        revealed: (goals: string) => `goals open: ${goals}`,
        scored: (points: number) => `${count(points, 'point', 'points')} in this round`,
        over: 'The match is over.',
      },
      cities2024: {
        laidOut: 'The draft board is filled.',
        begins: (name: string) => `${name} begins.`,
        over: 'The match is over.',
        laidTile: 'tile laid',
        laid: (what: string) => `${what} laid`,
        discarded: (what: string) => `${what} removed`,
      },
    },
  },
};

export default en;
export type More = typeof en;
