/** English, for people and their tables: see `people/words.ts`. */

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

const en = {
  profile: {
    guest: 'plays as a guest',
    account: 'has an account',
    you: 'This is how others see you.',
    none: 'Nobody is to be found here.',
    played: 'Games',
    why: 'What was played in private, and what only a link leads to, is not listed.',
    nothing: 'No game that you may see.',
    statistics: 'Statistics',
  },
  block: {
    title: 'Not together',
    why: 'If you block somebody, neither of you can sit down at the other’s tables. They are not told.',
    block: (name: string) => `Block ${name}`,
    unblock: (name: string) => `Unblock ${name}`,
    blocked: 'You have blocked this person.',
    list: 'People you have blocked',
  },
  report: {
    title: 'Report this name',
    why: 'A name that insults or pretends can be taken away. Say in a few words what is wrong with it.',
    reason: 'What is wrong',
    send: 'Report',
    sent: 'Reported. Thank you.',
  },
  tokens: {
    title: 'Tokens for programs',
    why: 'A program that you write can play in your name: it sends a token with its requests. A token cannot change your password or delete you.',
    api: 'What it can ask for',
    label: 'What it is for',
    make: 'Make a token',
    made: 'Your new token',
    once: 'It is shown only now. Keep it where nobody else can read it.',
    since: (when: string) => `since ${when}`,
    revoke: 'Revoke',
    revokeOf: (label: string) => `Revoke ${label}`,
    really: (label: string) => `Revoke “${label}”? Whatever uses it stops at once.`,
    yes: 'Revoke it',
    many: 'You have as many tokens as there is room for. Revoke one first.',
  },
  password: {
    title: 'New password',
    old: 'Password until now',
    fresh: 'New password',
    why: 'At least 10 characters. You are signed out everywhere else.',
    change: 'Change it',
    changed: 'Your password is changed.',
    wrong: 'This is not your password until now.',
    everywhere: 'Sign out everywhere',
  },
  tables: {
    title: 'Open tables',
    waiting: 'Waiting for players',
    playing: 'Being played',
    nothing: 'Nobody waits for players right now. Open a table that everybody can see, and others find it here.',
    nothingPlayed: 'Nothing to watch right now.',
    openOne: 'Open a table',
    free: (free: number, of: number) => `${free} of ${count(of, 'seat', 'seats')} free`,
    seats: (n: number) => count(n, 'seat', 'seats'),
    people: list,
    join: 'Sit down',
    joinAt: (game: string, people: string) => `Sit down: ${game}, ${people}`,
    watch: 'Watch',
    watchAt: (game: string, people: string) => `Watch ${game}, ${people}`,
  },
};

export default en;
export type PeopleWords = typeof en;
