import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const clientFiles = '**/*.island.tsx';

const config = [
  {
    ignores: ['test-results/', '**/.next/**', 'dist/**', 'data/**', 'node_modules/**', '**/next-env.d.ts', 'public/**'],
  },
  ...next,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@next/next/no-html-link-for-pages': 'off',
      // Small own pictures, served as they are: the image optimiser is off by design.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: [clientFiles, 'app/**/error.tsx', 'app/global-error.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "ExpressionStatement[directive='use client']", message: 'Client components live in *.island.tsx.' },
      ],
    },
  },
  {
    files: ['lib/**/*.ts', 'components/**/*.tsx', 'app/**/*.tsx'],
    ignores: ['lib/server/config.ts', 'lib/server/http/page-cache.ts', 'lib/server/http/content-security-policy.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read lib/server/config.' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'tests/**', '*.config.*'], rules: { 'no-console': 'off' } },
];

export default config;
