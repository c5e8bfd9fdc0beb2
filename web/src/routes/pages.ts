import type { Component } from 'svelte';
import { match, type Params } from '$lib/router.svelte';

export interface Page {
  readonly path: string;
  // The props of a page are the parameters of its path.
  readonly load: () => Promise<{ default: Component<any> }>;
}

/** The first that matches is shown; the last is for addresses that lead nowhere. */
export const PAGES: readonly Page[] = [
  { path: '/', load: () => import('./Home.svelte') },
  { path: '/t/:code', load: () => import('./Table.svelte') },
  { path: '/new/:game', load: () => import('./Setup.svelte') },
  { path: '/learn/:game', load: () => import('./Learn.svelte') },
  { path: '/rules/:game', load: () => import('./Rules.svelte') },
  { path: '/replay/:code', load: () => import('./Replay.svelte') },
  { path: '/me', load: () => import('./Me.svelte') },
  { path: '/p/:person', load: () => import('./Person.svelte') },
  { path: '/tables', load: () => import('./Tables.svelte') },
  { path: '/daily', load: () => import('./Daily.svelte') },
  { path: '/c/:code', load: () => import('./Challenge.svelte') },
  { path: '/score', load: () => import('./Score.svelte') },
  { path: '/score/:game', load: () => import('./Score.svelte') },
  { path: '/settings', load: () => import('./Settings.svelte') },
  ...(import.meta.env.DEV
    ? [{ path: '/gallery/:game/:moment', load: () => import('./Gallery.svelte') }]
    : []),
  { path: '/nowhere', load: () => import('./Nowhere.svelte') },
];

/** The page at an address, and what the address says to it. */
export function pageAt(path: string): { page: Page; params: Params } {
  for (const page of PAGES) {
    const params = match(page.path, path);
    if (params) return { page, params };
  }
  return { page: PAGES.at(-1)!, params: {} };
}
