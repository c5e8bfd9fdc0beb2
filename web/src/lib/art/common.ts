/** What every page draws: icons, badges, the mark. */

const files = import.meta.glob<string>(
  ['../../../art/icon-*.svg', '../../../art/badge-*.svg', '../../../art/favicon.svg'],
  { query: '?symbol', import: 'default', eager: true },
);

export const COMMON: readonly string[] = Object.values(files);
