import type { GameName } from '$games/game';

/** A chapter of a rules reference. A ruling is where the rulebook is silent and we had to decide. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly rulings?: readonly string[];
}

export interface Rules {
  readonly goal: string;
  readonly chapters: readonly Chapter[];
}

export type AllRules = Readonly<Partial<Record<GameName, Rules>>>;
