// Made by tools/api_types.py from the server's own types. Do not edit: make api

export interface AchievementInfo {
  readonly name: string;
  readonly requirement: string;
  readonly at_least: number;
  readonly places: readonly number[];
}

export interface Acknowledged {
  readonly turn: number; // the number that the turn had
  readonly number: number; // of the seat, when the turn was done
}

export interface CardInfo {
  readonly name: string; // as a question about a real table has it
  readonly points: number; // for each occurrence
  readonly requirement: string;
}

export interface Challenge {
  readonly code: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: number; // where everybody sits
  readonly options: Readonly<Record<string, string>>;
  readonly by: string; // the name of whose points are to be beaten
  readonly points: number;
  readonly mine: MyTry | null;
  readonly entries: readonly Entry[] | null; // null: play first
  readonly match: string | null; // the table that it came from, if I may see it
}

export interface CityInfo {
  readonly name: string;
  readonly slug: string; // as options and questions about a real table have it
  readonly achievements: readonly AchievementInfo[];
}

export type Command = Watch | Unwatch | PlayCommand | DraftCommand | PreviewCommand | Look | Ranks | Ping;

export interface Contest {
  readonly kind: 'challenge' | 'daily';
  readonly day: string | null; // of a daily challenge
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export interface Daily {
  readonly day: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string | null; // the level of those on the other seats
  readonly commitment: string; // SHA-256 of the secret of the dice
  readonly ends: number; // when the day is over, in ms since 1970; only what is finished by then counts
  readonly over: boolean; // then every record is open
  readonly mine: MyTry | null;
  readonly entries: readonly Entry[] | null; // accounts alone; null: play first
  readonly players: number | null; // how many have finished, guests too
}

export interface Delivery {
  readonly delivered: boolean;
}

export interface DraftCommand {
  readonly do: 'draft';
  readonly id?: number | null;
  readonly table: string;
  readonly seat: number;
  readonly turn: number;
  readonly actions: readonly string[];
}

export interface DraftTurn {
  readonly turn: number;
  readonly actions: readonly string[];
}

export interface Entry {
  readonly place: number; // equal points share one
  readonly person: string;
  readonly name: string;
  readonly points: number;
  readonly ended: number; // ms since 1970
  readonly table: string | null; // null: its record is not open
  readonly me: boolean;
}

export type ErrorKind = 'bad-address' | 'bad-components' | 'bad-message' | 'bad-name' | 'bad-notation' | 'bad-option' | 'bad-position' | 'bad-record' | 'bad-request' | 'bad-seats' | 'conflict' | 'database-unavailable' | 'illegal-action' | 'impossible-draw' | 'incomplete-turn' | 'internal' | 'key-reused' | 'not-allowed' | 'not-found' | 'not-possible-now' | 'not-your-turn' | 'nothing-to-undo' | 'sealed' | 'sign-in-needed' | 'stale-turn' | 'too-much' | 'unknown-game' | 'unknown-option' | 'unknown-player' | 'unknown-rules' | 'wrong-password';

export interface Event {
  readonly kind: string;
  readonly seat: number | null;
  readonly actions: readonly string[];
  readonly items: readonly string[];
  readonly places: readonly (readonly [number, number])[];
  readonly points: number | null;
}

export interface Export {
  readonly me: Me;
  readonly created: number;
  readonly tokens: readonly Token[];
  readonly blocked: readonly string[];
  readonly tables: readonly MyTable[];
  readonly contests: readonly MyContest[];
  readonly challenges: readonly MyChallenge[];
  readonly records: readonly MyRecord[];
  readonly notices: string | null; // the address where I am told that it is my turn
}

export interface FairDice {
  readonly commitment: string; // SHA-256 of the secret, shown before the first draw
  readonly secret: string | null; // null: the record does not tell it
  readonly nonces: readonly string[]; // of the seats, in order
  readonly draws: number; // how many were compared with what the secret decides; they all agree
}

export interface GameInfo {
  readonly name: string;
  readonly rules: number;
  readonly least_seats: number;
  readonly most_seats: number; // here
  readonly options: readonly OptionInfo[]; // for the least number of seats
  readonly bots: readonly string[];
}

export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number; // of those with others
  readonly with_others: number;
  readonly variants: readonly VariantStatistics[]; // the most played first
}

export interface Goodbye {
  readonly password?: string | null; // an account must say it
}

export interface HereMessage {
  readonly type: 'here';
  readonly table: string;
  readonly seats: readonly number[];
}

export interface Join {
  readonly seat?: number | null; // left out: the first that is free
  readonly nonce?: string | null;
}

export interface KeptRecord {
  readonly code: string; // of its replay
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly totals: readonly number[] | null; // null: the match was not over
  readonly audience: 'link' | 'private';
  readonly created: number;
}

export interface LegalPreview {
  readonly action: string;
  readonly change: number; // of the own total, against the draft
}

export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'open' | 'playing';
  readonly clock: number | null; // seconds for a turn
  readonly created: number; // ms since 1970
  readonly seats: number;
  readonly free: number; // of these, for whoever comes
  readonly people: readonly string[]; // the names of the first who sit there
}

export interface Look {
  readonly do: 'look';
  readonly id?: number | null;
  readonly table: string;
  readonly seat?: number | null;
  readonly at: number;
}

export interface MatchesPage {
  readonly matches: readonly PlayedMatch[]; // the newest first
  readonly more: boolean; // ask again with `before`: the code of the last one here
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly login: string | null; // null: a guest
}

export interface MyChallenge {
  readonly code: string;
  readonly table: string;
  readonly seat: number;
  readonly created: number;
}

export interface MyContest {
  readonly name: string;
  readonly table: string;
}

export interface MyRecord {
  readonly code: string;
  readonly created: number;
  readonly audience: 'link' | 'private';
  readonly record: string;
}

export interface MyTable {
  readonly table: TableInfo;
  readonly turns: readonly MyTurn[];
}

export interface MyTry {
  readonly table: string;
  readonly status: 'open' | 'playing' | 'finished' | 'aborted';
  readonly points: number | null; // once it is over
  readonly counts: boolean; // false: it was not finished in time, or somebody else finished it
}

export interface MyTurn {
  readonly seat: number;
  readonly at: number; // ms since 1970
  readonly text: string;
}

export interface NewAccount {
  readonly name: string;
  readonly password: string;
}

export interface NewPassword {
  readonly old: string;
  readonly password: string;
}

export interface NewPlace {
  readonly url: string; // https://… or http://…
}

export interface NewRecord {
  readonly record: string;
  readonly audience?: 'link' | 'private';
}

export interface NewReport {
  readonly reason: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly file?: string | null; // tiles of one's own
  readonly audience?: 'listed' | 'link' | 'private';
  readonly clock?: number | null; // seconds for a turn
  readonly nonce?: string | null; // for the fair dice; left out: the server takes one
}

export interface NewToken {
  readonly label: string; // what it is for, in one's own words
}

export interface OptionInfo {
  readonly name: string;
  readonly default: string;
  readonly choices: readonly string[]; // empty: a whole number
  readonly least: number;
  readonly takes_file: boolean;
  readonly may_be_drawn: boolean;
}

export interface Part {
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
}

export interface Ping {
  readonly do: 'ping';
  readonly id?: number | null;
}

export interface PlaceInfo {
  readonly url: string;
  readonly secret: string; // what is sent there is signed with it
  readonly stopped: boolean; // too many notices in a row did not arrive; set the address again
}

export interface PlayCommand {
  readonly do: 'play';
  readonly id?: number | null;
  readonly table: string;
  readonly seat: number;
  readonly turn: number;
  readonly actions?: readonly string[] | null;
  readonly key?: string | null;
}

export interface PlayedMatch {
  readonly table: TableInfo;
  readonly mine: readonly number[]; // the seats of the person whose match it is
  readonly ended: number | null; // ms since 1970
}

export interface Preview {
  readonly view: unknown;
  readonly status: Status;
  readonly missing: string;
  readonly closing: readonly string[];
  readonly total: number;
  readonly change: number;
  readonly sources: readonly SourceChange[];
  readonly legal: readonly LegalPreview[];
}

export interface PreviewCommand {
  readonly do: 'preview';
  readonly id?: number | null;
  readonly table: string;
  readonly seat: number;
  readonly turn: number;
  readonly actions: readonly string[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean; // without an account
  readonly blocked: boolean; // by whoever asks
}

export interface Proposal {
  readonly wish: 'pause' | 'abort' | null;
}

export interface RankLine {
  readonly rank: number; // 1 is the best; equal points have the same
  readonly seat: number;
  readonly points: number;
  readonly done: boolean; // has finished this round
}

export interface Ranks {
  readonly do: 'ranks';
  readonly id?: number | null;
  readonly table: string;
  readonly seat?: number | null;
  readonly start?: number;
}

export interface RecordAudience {
  readonly audience: 'link' | 'private';
}

export interface RecordText {
  readonly record: string;
}

export interface Refusal {
  readonly error: { readonly kind: ErrorKind; readonly message: string; readonly facts: Readonly<Record<string, unknown>> };
}

export interface Rename {
  readonly name: string;
}

export interface Replay {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly finished: boolean;
  readonly seats: readonly ReplaySeat[]; // empty where only the record is known
  readonly dice: FairDice | null;
  readonly record: string;
  readonly steps: readonly ReplayStep[]; // the first: what was drawn before anybody did anything
}

export interface ReplaySeat {
  readonly name: string;
  readonly person: string | null; // their id; null: nobody that is known here
  readonly bot: string | null; // the level of a bot that sat there from the start
}

export interface ReplayStep {
  readonly lines: readonly string[]; // of the record
  readonly events: readonly Event[]; // what a spectator saw happen
  readonly view: unknown; // the game's own, after it
}

export interface Report {
  readonly id: number;
  readonly person: string;
  readonly name: string; // as it was when it was reported
  readonly reporter: string;
  readonly reason: string;
  readonly at: number;
}

export interface Result {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export interface Scores {
  readonly seats: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly decided_by: string; // what decided: "points", a game's own tie-break, "shared"
}

export interface SeatBot {
  readonly bot: string; // its level
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'bot' | 'open' | 'person';
  readonly name: string;
  readonly person: string | null; // the id of who sits there
  readonly bot: string | null; // the level of the bot that plays here, perhaps in place of a person
  readonly kept_for: string | null; // of a free seat: the id of the only one who may take it
  readonly gone: 'late' | 'left' | 'resigned' | 'returning' | null; // why a bot plays in place of the person
  readonly wish: 'abort' | 'pause' | null; // what they propose, or agree to
}

export interface SeatScore {
  readonly sources: readonly Source[];
}

export interface SeatWish {
  readonly kind: 'me' | 'open' | 'bot';
  readonly bot?: string | null; // the level, for a bot
  readonly name?: string | null; // on the same device: what this seat is called
}

export interface SetInfo {
  readonly name: string;
  readonly cards: readonly CardInfo[];
  readonly cities: readonly CityInfo[];
}

export interface SetText {
  readonly text: string;
}

export interface ShownPart {
  readonly seat: number;
  readonly part: unknown; // the game's own
}

export interface Source {
  readonly kind: string;
  readonly name: string;
  readonly parts: readonly Part[];
}

export interface SourceChange {
  readonly kind: string;
  readonly name: string;
  readonly points: number; // with the draft
  readonly change: number; // against what is committed
  readonly parts: readonly Part[];
}

export interface Standing {
  readonly seats: number;
  readonly at_work: number; // seats that have not finished this round
  readonly me: RankLine | null; // None: a spectator
  readonly best: readonly RankLine[];
  readonly beside: readonly RankLine[]; // me and those around me
  readonly winners: readonly number[]; // once the match is over
  readonly decided_by: string;
}

export interface StandingUpdate {
  readonly type: 'standing';
  readonly table: string;
  readonly seat: number | null;
  readonly number: number;
  readonly finished: readonly number[]; // seats that have finished the round
  readonly standing: Standing;
}

export type Status = 'complete' | 'incomplete' | 'reveals';

export interface TableAudience {
  readonly audience: 'listed' | 'link' | 'private';
}

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'aborted' | 'finished' | 'open' | 'playing';
  readonly audience: 'link' | 'listed' | 'private';
  readonly clock: number | null;
  readonly host: string;
  readonly word: string | null; // its room word, while it is open
  readonly after: string | null; // the table that this is the rematch of
  readonly next: string | null; // its rematch
  readonly paused: number | null; // since when
  readonly created: number;
  readonly commitment: string; // SHA-256 of the secret of the dice
  readonly seats: readonly SeatInfo[];
  readonly result: Result | null; // once it is over
  readonly contest: Contest | null;
}

export interface TableMessage {
  readonly type: 'table';
  readonly table: TableInfo;
}

export interface Token {
  readonly id: string; // the beginning of its hash
  readonly label: string;
  readonly created: number;
}

export interface TokenOnce {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly token: string; // `Authorization: Bearer …`; only its hash is kept
}

export interface Trial {
  readonly actions: readonly string[];
}

export interface Turn {
  readonly turn: number; // the number that the update named
  readonly actions?: readonly string[] | null; // left out: what is in the draft
  readonly key?: string | null; // the same key again does nothing twice and answers the same
}

export interface TurnNow {
  readonly number: number; // of the seat's own turns: send it with the turn
  readonly status: Status;
  readonly missing: string; // in words, when incomplete
  readonly closing: readonly string[]; // actions that committing now would add
  readonly draft: readonly string[]; // what is in the draft
  readonly legal: readonly string[]; // what may be done next
}

export interface Unwatch {
  readonly do: 'unwatch';
  readonly id?: number | null;
  readonly table: string;
  readonly seat?: number | null;
}

export interface Update {
  readonly type: 'update';
  readonly table: string;
  readonly seat: number | null; // who views; null: a spectator
  readonly number: number; // the viewer's own: send it as `since` after a break
  readonly events: readonly Event[];
  readonly view: unknown; // the game's own, described with the game
  readonly turn: TurnNow | null; // null: nothing to do for this viewer
  readonly left: number | null; // Milliseconds left on the viewer's clock, or else until those who are to act must have acted.
}

export interface VariantStatistics {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>; // without those that are usually drawn
  readonly played: number;
  readonly won: number | null; // null: alone, nobody wins
  readonly best: number;
  readonly average: number;
  readonly last: number;
  readonly last_at: number; // ms since 1970
  readonly best_table: string | null; // whose replay shows it; null: it is not open to who asks
}

export interface WaitingTurn {
  readonly table: string;
  readonly seat: number;
  readonly left: number | null; // milliseconds on its clock
}

export interface Watch {
  readonly do: 'watch';
  readonly id?: number | null;
  readonly table: string;
  readonly seat?: number | null;
  readonly since?: number | null; // the last number that was seen, after a break
}

export interface Routes {
  readonly 'GET /challenges/{code}': { readonly at: { readonly code: string }; readonly gives: Challenge };
  readonly 'POST /challenges/{code}/tries': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'GET /daily': { readonly at: { readonly day?: string | null }; readonly gives: readonly Daily[] };
  readonly 'GET /daily/{game}': { readonly at: { readonly game: string; readonly day?: string | null }; readonly gives: Daily };
  readonly 'POST /daily/{game}/tries': { readonly at: { readonly game: string }; readonly gives: TableInfo };
  readonly 'GET /games': { readonly gives: readonly GameInfo[] };
  readonly 'GET /games/cities2008/tiles': { readonly gives: readonly string[] };
  readonly 'GET /games/cities2024/set': { readonly gives: SetInfo };
  readonly 'POST /games/cities2024/set': { readonly takes: SetText; readonly gives: SetInfo };
  readonly 'POST /games/{game}/answer': { readonly at: { readonly game: string }; readonly takes: Readonly<Record<string, unknown>>; readonly gives: Readonly<Record<string, unknown>> };
  readonly 'GET /me': { readonly gives: Me };
  readonly 'PATCH /me': { readonly takes: Rename; readonly gives: Me };
  readonly 'DELETE /me': { readonly takes: Goodbye; readonly gives: undefined };
  readonly 'POST /me/account': { readonly takes: NewAccount; readonly gives: Me };
  readonly 'GET /me/blocks': { readonly gives: readonly Profile[] };
  readonly 'PUT /me/blocks/{person}': { readonly at: { readonly person: string }; readonly gives: readonly Profile[] };
  readonly 'DELETE /me/blocks/{person}': { readonly at: { readonly person: string }; readonly gives: readonly Profile[] };
  readonly 'GET /me/export': { readonly gives: Export };
  readonly 'POST /me/guest': { readonly gives: Me };
  readonly 'GET /me/matches': { readonly at: { readonly which?: 'running' | 'finished'; readonly game?: string | null; readonly before?: string }; readonly gives: MatchesPage };
  readonly 'GET /me/notices': { readonly gives: PlaceInfo | null };
  readonly 'PUT /me/notices': { readonly takes: NewPlace; readonly gives: PlaceInfo };
  readonly 'DELETE /me/notices': { readonly gives: undefined };
  readonly 'POST /me/notices/test': { readonly gives: Delivery };
  readonly 'PUT /me/password': { readonly takes: NewPassword; readonly gives: Me };
  readonly 'POST /me/sign-in': { readonly takes: Credentials; readonly gives: Me };
  readonly 'POST /me/sign-out': { readonly gives: undefined };
  readonly 'POST /me/sign-out-everywhere': { readonly gives: undefined };
  readonly 'GET /me/statistics': { readonly gives: readonly GameStatistics[] };
  readonly 'GET /me/tables': { readonly gives: readonly TableInfo[] };
  readonly 'GET /me/tokens': { readonly gives: readonly Token[] };
  readonly 'POST /me/tokens': { readonly takes: NewToken; readonly gives: TokenOnce };
  readonly 'DELETE /me/tokens/{token}': { readonly at: { readonly token: string }; readonly gives: undefined };
  readonly 'GET /me/turns': { readonly gives: readonly WaitingTurn[] };
  readonly 'DELETE /moderation/people/{person}/name': { readonly at: { readonly person: string }; readonly gives: undefined };
  readonly 'GET /moderation/reports': { readonly gives: readonly Report[] };
  readonly 'DELETE /moderation/reports/{number}': { readonly at: { readonly number: number }; readonly gives: undefined };
  readonly 'GET /people/{person}': { readonly at: { readonly person: string }; readonly gives: Profile };
  readonly 'GET /people/{person}/matches': { readonly at: { readonly person: string; readonly which?: 'running' | 'finished'; readonly game?: string | null; readonly before?: string }; readonly gives: MatchesPage };
  readonly 'POST /people/{person}/report': { readonly at: { readonly person: string }; readonly takes: NewReport; readonly gives: undefined };
  readonly 'GET /people/{person}/statistics': { readonly at: { readonly person: string }; readonly gives: readonly GameStatistics[] };
  readonly 'GET /records': { readonly gives: readonly KeptRecord[] };
  readonly 'POST /records': { readonly takes: NewRecord; readonly gives: KeptRecord };
  readonly 'GET /records/{code}': { readonly at: { readonly code: string }; readonly gives: string };
  readonly 'PATCH /records/{code}': { readonly at: { readonly code: string }; readonly takes: RecordAudience; readonly gives: KeptRecord };
  readonly 'DELETE /records/{code}': { readonly at: { readonly code: string }; readonly gives: undefined };
  readonly 'POST /replays': { readonly takes: RecordText; readonly gives: Replay };
  readonly 'GET /replays/{code}': { readonly at: { readonly code: string }; readonly gives: Replay };
  readonly 'GET /tables': { readonly gives: readonly ListedTable[] };
  readonly 'POST /tables': { readonly takes: NewTable; readonly gives: TableInfo };
  readonly 'GET /tables/called/{word}': { readonly at: { readonly word: string }; readonly gives: TableInfo };
  readonly 'GET /tables/{code}': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'PUT /tables/{code}/audience': { readonly at: { readonly code: string }; readonly takes: TableAudience; readonly gives: TableInfo };
  readonly 'POST /tables/{code}/back': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'POST /tables/{code}/leave': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'GET /tables/{code}/ranking': { readonly at: { readonly code: string; readonly seat?: number | null; readonly start?: number }; readonly gives: readonly RankLine[] };
  readonly 'GET /tables/{code}/record': { readonly at: { readonly code: string }; readonly gives: string };
  readonly 'POST /tables/{code}/rematch': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'POST /tables/{code}/resume': { readonly at: { readonly code: string }; readonly gives: TableInfo };
  readonly 'POST /tables/{code}/seats': { readonly at: { readonly code: string }; readonly takes: Join; readonly gives: SeatInfo };
  readonly 'GET /tables/{code}/seats/{seat}': { readonly at: { readonly code: string; readonly seat: number; readonly since?: number | null }; readonly gives: Update };
  readonly 'DELETE /tables/{code}/seats/{seat}': { readonly at: { readonly code: string; readonly seat: number }; readonly gives: undefined };
  readonly 'PUT /tables/{code}/seats/{seat}/bot': { readonly at: { readonly code: string; readonly seat: number }; readonly takes: SeatBot; readonly gives: TableInfo };
  readonly 'POST /tables/{code}/seats/{seat}/challenge': { readonly at: { readonly code: string; readonly seat: number }; readonly gives: Challenge };
  readonly 'PUT /tables/{code}/seats/{seat}/draft': { readonly at: { readonly code: string; readonly seat: number }; readonly takes: DraftTurn; readonly gives: Update };
  readonly 'POST /tables/{code}/seats/{seat}/preview': { readonly at: { readonly code: string; readonly seat: number }; readonly takes: DraftTurn; readonly gives: Preview };
  readonly 'POST /tables/{code}/seats/{seat}/resign': { readonly at: { readonly code: string; readonly seat: number }; readonly gives: TableInfo };
  readonly 'GET /tables/{code}/seats/{seat}/rivals': { readonly at: { readonly code: string; readonly seat: number }; readonly gives: readonly Entry[] };
  readonly 'POST /tables/{code}/seats/{seat}/try': { readonly at: { readonly code: string; readonly seat: number }; readonly takes: Trial; readonly gives: Preview };
  readonly 'POST /tables/{code}/seats/{seat}/turn': { readonly at: { readonly code: string; readonly seat: number }; readonly takes: Turn; readonly gives: Acknowledged };
  readonly 'GET /tables/{code}/shown/{at}': { readonly at: { readonly code: string; readonly at: number; readonly seat?: number | null }; readonly gives: ShownPart };
  readonly 'GET /tables/{code}/watch': { readonly at: { readonly code: string; readonly since?: number | null }; readonly gives: Update };
  readonly 'PUT /tables/{code}/wish': { readonly at: { readonly code: string }; readonly takes: Proposal; readonly gives: TableInfo };
}
