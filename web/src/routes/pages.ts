import type { Component } from 'svelte';

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
  { path: '/rules/:game', load: () => import('./Rules.svelte') },
  { path: '/settings', load: () => import('./Settings.svelte') },
  ...(import.meta.env.DEV
    ? [{ path: '/gallery/:game/:moment', load: () => import('./Gallery.svelte') }]
    : []),
  { path: '/nowhere', load: () => import('./Nowhere.svelte') },
];
