import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const alias = {
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/fixtures/empty-module.ts`,
};

/** Pictures are imported as Next gives them: an object with their address. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg') ? `export default { src: '/${path.basename(id)}' }` : undefined),
};

const contract = {
  include: ['tests/contract/**/*.test.ts'],
  globalSetup: 'tests/contract/template.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
const TIMED = 'tests/contract/**/*.timed.test.ts';

/**
 * `unit` and `architecture` need nothing; `contract` runs the API over HTTP on real databases; `timed` measures it after all others, so
 * that no neighbour takes its processor.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which halves the speed on two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        plugins: [pictures],
        test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
      },
      { resolve: { alias }, test: { ...contract, name: 'contract', exclude: [TIMED] } },
      { resolve: { alias }, test: { ...contract, name: 'timed', include: [TIMED], sequence: { groupOrder: 1 } } },
    ],
  },
});
