/** The words of the language in use. A language is one file: see `src/words`. */

import type { Words } from '../../words/en';

export type { Words };

const FILES: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import('../../words/en'),
  de: () => import('../../words/de'),
};

export const LANGUAGES: readonly { code: string; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

class Language {
  code = $state('en');
  /** All words. Read as `lang.w.table.yourMove`, so that a change of language redraws. */
  w: Words = $state.raw(undefined as unknown as Words); // set by `use` before anything is drawn

  async use(wanted: string): Promise<void> {
    const code = choose(wanted, navigator.languages);
    this.w = (await FILES[code]!()).default;
    this.code = code;
    document.documentElement.lang = code;
  }
}

/** The language that was asked for, else the first of the browser's that we have. */
export function choose(wanted: string, browsers: readonly string[]): string {
  const known = [wanted, ...browsers].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return known.find((code) => code in FILES) ?? 'en';
}

export const lang = new Language();
