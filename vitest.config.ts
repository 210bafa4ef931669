import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const alias = {
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/fixtures/empty-module.ts`,
};

/** Imports pictures in Next's format: an object with their address. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg') ? `export default { src: '/${path.basename(id)}' }` : undefined),
};

/**
 * Some tests wait for timers, queues and processes, or measure time. On a loaded machine one may be late, as in a
 * browser.
 */
const retry = process.env.CI ? 1 : 0;
const contract = {
  include: ['tests/contract/**/*.test.ts'],
  globalSetup: 'tests/contract/support/template.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  isolate: false,
  retry,
};
const TIMED = 'tests/contract/**/*.timed.test.ts';

/**
 * Files of a project share their modules, because loading them takes as long as the tests. A test that needs a fresh
 * module resets it. `unit` and `architecture` need no services. `contract` runs the API over HTTP on real databases.
 * `timed` measures the API after all others, so that no other test uses its processor.
 */
export default defineConfig({
  test: {
    // Many tests wait for timers and processes: one worker more than cores is 10 % faster than one for each.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        plugins: [pictures],
        test: {
          name: 'unit',
          include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/unit/support/empty-document.ts',
          testTimeout: 20_000,
          isolate: false,
          retry,
        },
      },
      { resolve: { alias }, test: { ...contract, name: 'contract', exclude: [TIMED] } },
      { resolve: { alias }, test: { ...contract, name: 'timed', include: [TIMED], sequence: { groupOrder: 1 } } },
    ],
  },
});
