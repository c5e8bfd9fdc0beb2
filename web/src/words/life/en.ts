/** English, for the life of a table: see `life/words.ts`. */

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

const en = {
  menu: 'Table',
  pause: { name: 'Pause', why: 'The match stops, and its clock too, when everybody agrees.' },
  resume: { name: 'Go on', why: 'Anybody at the table can end the pause. Clocks begin anew.' },
  abort: { name: 'End the match', why: 'It ends without a result when everybody agrees.' },
  leave: {
    name: 'Leave the table',
    why: 'A bot plays for you. You can come back when the next round begins.',
    alone: 'Nobody else plays here, so the table is closed.',
    sure: 'Leave',
  },
  resign: {
    name: 'Resign',
    why: 'A bot plays your seat to the end. You cannot come back.',
    alone: 'Nobody else plays here, so the table is closed.',
    sure: 'Resign',
  },
  stay: 'Stay',
  bar: {
    label: 'About this table',
    paused: 'The match is paused.',
    goOn: 'Go on',
    iWish: {
      pause: (names: readonly string[]) => `You propose a pause. Waiting for ${list(names)}.`,
      abort: (names: readonly string[]) => `You propose to end the match. Waiting for ${list(names)}.`,
    },
    theyWish: {
      pause: (name: string) => `${name} proposes a pause.`,
      abort: (name: string) => `${name} proposes to end the match without a result.`,
    },
    agree: 'Agree',
    decline: 'No',
    withdraw: 'Withdraw',
    left: 'You have left. A bot plays for you.',
    returning: 'You come back when the next round begins. Until then a bot plays for you.',
    late: 'Your clock ran out again and again, so a bot plays for you.',
    resigned: 'You have resigned. A bot plays your seat to the end.',
    back: 'Come back',
    again: (name: string) => `${name} would like to play again.`,
    playAgain: 'Play again',
  },
  news: {
    away: (name: string) => `${name} is away.`,
    here: (name: string) => `${name} is here.`,
    gone: (name: string) => `A bot plays for ${name} now.`,
    back: (name: string) => `${name} is back.`,
    declined: 'That was declined.',
    resumed: 'The match goes on.',
  },
  closed: {
    title: 'This table is closed.',
    why: 'It ended without a result.',
    again: 'Play again',
    home: 'To the home page',
  },
  clock: {
    name: 'Clock',
    why: 'When it runs out, a bot finishes the turn. After two such turns in a row a bot plays the seat until its person comes back.',
    none: 'No clock',
    seconds: (n: number) => `${count(n, 'second', 'seconds')} a turn`,
    minutes: (n: number) => `${count(n, 'minute', 'minutes')} a turn`,
    days: (n: number) => `${count(n, 'day', 'days')} a turn`,
  },
  lobby: {
    say: 'Say this name, or hand on the link. The name is typed on the home page.',
    byLink: 'This table is found by its link alone.',
    seen: {
      link: 'Whoever has the link may watch.',
      listed: 'Everybody finds this table and may watch.',
      private: 'Only who sits here sees the match.',
    },
    keptFor: (name: string) => `Kept for ${name}`,
    apart: 'You cannot sit down at this table: one of you has blocked the other.',
    invited: 'invited',
    free: (n: number) => `Free seat ${n}`,
    seatBot: 'Seat a bot',
    seatBotOn: (n: number) => `Seat a bot on seat ${n}`,
    close: 'Close the table',
    after: 'Once more: seats have moved on by one.',
  },
  notices: {
    title: 'Tell me that it is my turn',
    why: 'When it is your turn and you are not at the table, a message is sent to an address of yours: a service that hands it on to your phone, or a program of your own.',
    address: 'Address (https://…)',
    save: 'Save',
    saved: 'Saved.',
    drop: 'Remove',
    test: 'Send a test',
    arrived: 'The test has arrived.',
    lost: 'The test did not arrive.',
    stopped: 'Too many messages did not arrive, so none are sent now. Save the address to begin again.',
    secret: 'Secret',
    secretWhy: 'Every message is signed with it. Tell it to nobody but the program that receives them.',
  },
};

export default en;
export type LifeWords = typeof en;
