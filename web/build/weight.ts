import { gzipSync } from 'node:zlib';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

const FIRST_SCRIPT = 60_000; // bytes, gzipped: what runs before anything is seen
const TABLE = 110_000; // all that a table page loads
const TEXT = /\.(js|css|html|svg)$/;

/** Holds the client to its weight: a build that is heavier than promised fails. */
export function weight(): Plugin {
  return {
    name: 'weight',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packed = new Map<string, number>();
        for (const [name, file] of Object.entries(bundle)) {
          if (!TEXT.test(name)) continue;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          packed.set(name, gzipSync(content, { level: 9 }).length);
        }
        for (const [what, sum, most] of weigh(bundle, packed)) {
          const line = `${what}: ${(sum / 1000).toFixed(1)} kB gzipped of ${most / 1000}`;
          if (sum > most) this.error(line);
          else this.info(line);
        }
      },
    },
  };
}

function weigh(bundle: OutputBundle, packed: ReadonlyMap<string, number>): [string, number, number][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const from = (end: string): OutputChunk | undefined =>
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end));
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + (packed.get(file) ?? 0), 0);

  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const named = chunks.filter(({ fileName }) => html.includes(fileName));
  if (named.length === 0) throw new Error('index.html names no script');
  const first = closure(bundle, named);
  const found: [string, number, number][] = [
    ['first script', sum([...first].filter((name) => name.endsWith('.js'))), FIRST_SCRIPT],
  ];
  // German is the longest of our languages.
  const common = [...named, from('/src/words/de.ts'), from('/src/routes/Table.svelte')];
  for (const table of chunks.filter((chunk) => /\/games\/\w+\/Table\.svelte$/.test(chunk.facadeModuleId ?? ''))) {
    const game = /games\/(\w+)\//.exec(table.facadeModuleId!)![1];
    const all = closure(bundle, [...common, table].filter((chunk) => chunk !== undefined));
    found.push([`table of ${game}`, sum(['index.html', ...all]), TABLE]);
  }
  return found;
}

/** The chunks with all that they import at once, and their styles. */
function closure(bundle: OutputBundle, chunks: readonly OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const open = [...chunks];
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') open.push(file);
    }
  }
  return found;
}
