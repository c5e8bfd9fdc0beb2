import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;
const WORTH_IT = 1_000; // bytes

/** Lays each text, tightly packed, beside itself: `x.js.br`. The server has no time for that. */
export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!TEXT.test(name) || content.length < WORTH_IT) continue;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(content, { params }) });
        }
      },
    },
  };
}
