/** Deutsch, für Tische mit vielen Plätzen. */

import type { CrowdWords } from './en';

const de: CrowdWords = {
  ranking: 'Rangliste',
  stands: (rank, of) => `Platz ${rank} von ${of}`,
  seats: (n) => `${n} Plätze`,
  atWork: (n) => (n === 1 ? '1 baut noch' : `${n} bauen noch`),
  allDone: 'Alle sind fertig',
  line: (rank, name, points) => `Platz ${rank}: ${name}, ${points}`,
  done: 'ist fertig',
  all: (n) => `Alle ${n}`,
  more: 'Mehr zeigen',
  cityOf: (name) => `Die Stadt von ${name}`,
  stale: 'So, wie sie nach der Runde davor war. Du siehst mehr, wenn du fertig bist.',
  nothing: 'Hier liegt noch nichts.',
  many: 'Plätze insgesamt',
  rest: (n) => (n === 1 ? 'Der Platz, der nicht in der Liste steht' : `Die ${n} Plätze, die nicht in der Liste stehen`),
  rests: { open: 'frei für alle, die den Link haben', bot: 'Bots' },
  taken: (n, of) => `${n} von ${of} Plätzen sind besetzt.`,
  sit: 'Hinsetzen',
};

export default de;
