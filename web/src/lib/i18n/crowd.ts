/** Words of tables with many seats. They come with such a table, so that others stay light. */

import type { CrowdWords } from '../../words/crowd/en';

export type { CrowdWords };

const files = import.meta.glob<CrowdWords>('../../words/crowd/*.ts', { import: 'default' });

export function crowdWords(code: string): Promise<CrowdWords> {
  return files[`../../words/crowd/${code}.ts`]!();
}
