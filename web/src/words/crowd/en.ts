/** English, for tables with many seats: see `lib/i18n/crowd.ts`. */

const en = {
  ranking: 'Ranking',
  stands: (rank: number, of: number) => `Place ${rank} of ${of}`,
  seats: (n: number) => `${n} seats`,
  atWork: (n: number) => (n === 1 ? '1 is still at work' : `${n} are still at work`),
  allDone: 'All have finished',
  line: (rank: number, name: string, points: string) => `Place ${rank}: ${name}, ${points}`,
  done: 'has finished',
  all: (n: number) => `All ${n}`,
  more: 'Show more',
  cityOf: (name: string) => `The city of ${name}`,
  stale: 'As it was after the round before. You see more when you have finished.',
  nothing: 'Nothing lies here yet.',
  many: 'Seats in all',
  rest: (n: number) => (n === 1 ? 'The seat that is not listed' : `The ${n} seats that are not listed`),
  rests: { open: 'open for whoever has the link', bot: 'bots' },
  taken: (n: number, of: number) => `${n} of ${of} seats are taken.`,
  sit: 'Sit down',
};

export default en;
export type CrowdWords = typeof en;
