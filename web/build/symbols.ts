import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?symbol';

/**
 * `import art from './water.svg?symbol'` gives the picture as `<symbol id="water">`, so that a page
 * carries each picture once, and only those that it draws. Titles are left out: names for readers
 * come from the words of a language, not from a file.
 */
export function symbols(): Plugin {
  return {
    name: 'symbols',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(symbol(basename(file, '.svg'), await readFile(file, 'utf8')))}`;
    },
  };
}

export function symbol(name: string, svg: string): string {
  const found = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg);
  if (!found) throw new Error(`${name}.svg has no viewBox`);
  const [, box, inside] = found as unknown as [string, string, string];
  const drawing = inside.replace(/<title>[\s\S]*?<\/title>/, '').trim();
  return `<symbol id="${name}" viewBox="${box}" overflow="visible">${drawing}</symbol>`;
}
