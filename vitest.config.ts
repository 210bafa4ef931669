import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': import.meta.dirname,
  'server-only': `${import.meta.dirname}/tests/fixtures/empty-module.ts`,
};

/** `unit` and `architecture` need nothing; `contract` runs the API over HTTP on real databases. */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which halves the speed on two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/template.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
