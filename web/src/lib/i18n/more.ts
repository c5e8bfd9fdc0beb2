/** Words of pages that are not a table. They come with these pages, so that tables stay light. */

import type { More } from '../../words/more/en';

export type { More };

const files = import.meta.glob<More>('../../words/more/*.ts', { import: 'default' });

export function more(code: string): Promise<More> {
  return files[`../../words/more/${code}.ts`]!();
}
