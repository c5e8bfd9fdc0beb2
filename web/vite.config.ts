/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { pack } from './build/pack.ts';
import { symbols } from './build/symbols.ts';
import { weight } from './build/weight.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['TRIPOLIS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [symbols(), svelte(), weight(), pack()],
  resolve: {
    alias: { $lib: here('src/lib'), $games: here('src/games') },
    // The unit tests run in Node; they too need the client's half of Svelte.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../src/tripolis/static',
    emptyOutDir: true,
    // light-dark() of the style sheet is the newest thing used.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks() }, checks: { bundlerTimings: false } },
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'tests/**/*.test.ts'] },
});
