import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': `${import.meta.dirname}/tests/fixtures/empty-module.ts`,
    },
  },
  test: {
    include: ['tests/{unit,contract,architecture}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
