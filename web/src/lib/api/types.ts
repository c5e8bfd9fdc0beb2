/** What the REST interface gives and takes, as far as this client uses it. */

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
}

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'open' | 'playing' | 'finished' | 'aborted';
  readonly audience: string;
  readonly clock: number | null;
  readonly host: string;
  readonly after: string | null;
  readonly created: number;
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  readonly result: { readonly totals: readonly number[]; readonly winners: readonly number[] } | null;
}

export interface OptionInfo {
  readonly name: string;
  readonly default: string;
  readonly choices: readonly string[];
  readonly least: number;
  readonly takes_file: boolean;
  readonly may_be_drawn: boolean;
}

export interface GameInfo {
  readonly name: string;
  readonly least_seats: number;
  readonly most_seats: number | null;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

export interface SeatWish {
  readonly kind: 'me' | 'open' | 'bot';
  readonly bot?: string;
  readonly name?: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly audience?: 'listed' | 'link' | 'private';
  readonly clock?: number | null;
  readonly nonce?: string;
}
