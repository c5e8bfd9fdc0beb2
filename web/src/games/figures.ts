/** The figures of the rules references, drawn with each game's own board. */

import type { Component } from 'svelte';
import type { Ruled } from '../words/rules/plan';

export interface FigureModule {
  readonly default: Component<{ readonly name: string }>;
  /** What it scores, for its caption. */
  readonly points: (name: string) => number;
}

export const FIGURES: Readonly<Record<Ruled, () => Promise<FigureModule>>> = {
  cities2008: () => import('./cities2008/learn/Figure.svelte'),
  cityscape: () => import('./cityscape/learn/Figure.svelte'),
  cities2024: () => import('./cities2024/learn/Figure.svelte'),
};
