/**
 * What the rules references hold, and in which order: the words for it stand beside, a file for each
 * game and language. Each rule is an anchor of its page. A ruling is where the rulebook is silent or
 * can be read in two ways, and we had to decide. A figure stands below its rule.
 */

interface Rule {
  readonly id: string;
  readonly ruling?: true;
  readonly figure?: string;
}

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Rule[];
}

export const PLAN = {
  cities2008: [
    {
      id: 'start',
      rules: [
        { id: 'stack' },
        { id: 'own-tiles' },
        { id: 'first-tiles', figure: 'start' },
        { id: 'no-tourist-yet' },
      ],
    },
    {
      id: 'round',
      rules: [
        { id: 'same-tile' },
        { id: 'join', figure: 'join' },
        { id: 'four-by-four' },
        { id: 'take-back', ruling: true },
        { id: 'tourists' },
        { id: 'new' },
        { id: 'jump' },
        { id: 'walk', figure: 'walk' },
        { id: 'stay' },
        { id: 'where-tourists-stand' },
        { id: 'jump-or-walk', ruling: true },
      ],
    },
    {
      id: 'spying',
      rules: [{ id: 'as-before' }, { id: 'finished-too', ruling: true }],
    },
    {
      id: 'scoring',
      rules: [
        { id: 'levels' },
        { id: 'zone', figure: 'zone' },
        { id: 'zone-once' },
        { id: 'who-scores', ruling: true },
        { id: 'view-water', figure: 'water' },
        { id: 'view-park', figure: 'view' },
        { id: 'view-free' },
        { id: 'border', figure: 'border' },
        { id: 'border-once' },
      ],
    },
    {
      id: 'end',
      rules: [{ id: 'last-round' }, { id: 'tie' }, { id: 'tie-absent', ruling: true }, { id: 'alone' }],
    },
  ],
  cityscape: [
    {
      id: 'city',
      rules: [
        { id: 'lots' },
        { id: 'sides', figure: 'lines' },
        { id: 'two-sides' },
        { id: 'blocks' },
        { id: 'heights', ruling: true },
        { id: 'building' },
      ],
    },
    {
      id: 'course',
      rules: [
        { id: 'rounds' },
        { id: 'set-goals' },
        { id: 'any-goals' },
        { id: 'build' },
        { id: 'no-pass' },
        { id: 'last-block', ruling: true },
      ],
    },
    {
      id: 'goals',
      rules: [
        { id: 'all-or-nothing' },
        { id: 'seen', figure: 'seen' },
        { id: 'exactly', figure: 'exactly' },
        { id: 'equal', figure: 'equal' },
        { id: 'tallest', figure: 'tallest' },
      ],
    },
    { id: 'end', rules: [{ id: 'totals' }, { id: 'tie', ruling: true }] },
  ],
  cities2024: [
    {
      id: 'start',
      rules: [
        { id: 'city-board' },
        { id: 'two-covered' },
        { id: 'own-set' },
        { id: 'starting-tile' },
        { id: 'starting-turned', ruling: true },
      ],
    },
    {
      id: 'round',
      rules: [
        { id: 'rounds' },
        { id: 'long' },
        { id: 'layout' },
        { id: 'turn' },
        { id: 'face-down' },
        { id: 'star' },
        { id: 'left-over' },
      ],
    },
    {
      id: 'things',
      rules: [
        { id: 'card' },
        { id: 'tile', figure: 'tile' },
        { id: 'tile-always', ruling: true },
        { id: 'feature', figure: 'features' },
        { id: 'special' },
        { id: 'special-where', ruling: true },
        { id: 'special-colours', ruling: true },
        { id: 'monument-empty', ruling: true },
        { id: 'block', figure: 'blocks' },
        { id: 'discard' },
      ],
    },
    {
      id: 'achievements',
      rules: [
        { id: 'claim' },
        { id: 'claim-automatic', ruling: true },
        { id: 'ring-stays' },
      ],
    },
    {
      id: 'scoring',
      rules: [
        { id: 'achievement' },
        { id: 'area', figure: 'area' },
        { id: 'monument' },
        { id: 'cards' },
      ],
    },
    {
      id: 'reading',
      rules: [
        { id: 'pattern', figure: 'pattern' },
        { id: 'overlap', ruling: true },
        { id: 'heights', figure: 'heights' },
        { id: 'compare', figure: 'compare' },
        { id: 'areas', figure: 'areas' },
        { id: 'set', figure: 'set' },
        { id: 'line', figure: 'line' },
      ],
    },
    { id: 'end', rules: [{ id: 'winner' }, { id: 'tie' }, { id: 'tie-shared', ruling: true }] },
  ],
} as const satisfies Record<string, readonly Chapter[]>;

/** The same, for who asks about any rule of any game. */
export const CHAPTERS: Readonly<Record<keyof typeof PLAN, readonly Chapter[]>> = PLAN;

type Plan = typeof PLAN;
type RuleOf<G extends keyof Plan> = Plan[G][number]['rules'][number];

export type Ruled = keyof Plan; // the games
export type ChapterId<G extends Ruled> = Plan[G][number]['id'];
export type RuleId<G extends Ruled> = RuleOf<G>['id'];
export type FigureId<G extends Ruled> = Extract<RuleOf<G>, { figure: string }>['figure'];

/** A game's reference in a language. */
export interface RulesOf<G extends Ruled> {
  readonly goal: string;
  readonly chapters: Readonly<Record<ChapterId<G>, string>>;
  /** Paragraphs of each rule. */
  readonly rules: Readonly<Record<RuleId<G>, string | readonly string[]>>;
  /** What each figure shows, below it and for those who do not see it; with its points. */
  readonly figures: Readonly<Record<FigureId<G>, string | ((points: number) => string)>>;
}
