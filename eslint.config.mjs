import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { textInOwnElement } from './scripts/eslint/text-in-own-element.mjs';

const clientFiles = '**/*.island.tsx';
const parsedJson = "CallExpression[callee.object.name='JSON'][callee.property.name='parse']";

const literalSpreads = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: 'Write each field on its own line.' },
  {
    selector: 'ArrayExpression > SpreadElement > :matches(ArrayExpression, TSAsExpression > ArrayExpression)',
    message: 'Write each element, or name the group.',
  },
  { selector: 'JSXSpreadAttribute > ObjectExpression', message: 'Write each prop as name={value}.' },
];

const config = [
  {
    ignores: ['test-results/', '**/.next/**', 'dist/**', 'data/**', 'node_modules/**', '**/next-env.d.ts'],
  },
  ...next,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...literalSpreads],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // Prettier wraps code, but no comments.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
      '@next/next/no-html-link-for-pages': 'off',
      // Small pictures of our own, served unchanged: the image optimiser is off by design.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: [clientFiles, 'app/**/error.tsx', 'app/global-error.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSpreads,
        { selector: "ExpressionStatement[directive='use client']", message: 'Client components live in *.island.tsx.' },
      ],
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    plugins: { site: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'site/text-in-own-element': 'error' },
  },
  {
    files: ['lib/**/*.ts', 'components/**/*.tsx', 'app/**/*.tsx'],
    ignores: [
      'lib/server/platform/config.ts',
      'lib/server/web/stored-pages/page-cache.ts',
      'lib/server/web/front-server/content-security-policy.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read lib/server/platform/config.' },
      ],
    },
  },
  {
    files: ['lib/server/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSpreads,
        ...[
          `TSAsExpression > ${parsedJson}.expression`,
          `VariableDeclarator[id.typeAnnotation.typeAnnotation.type!='TSUnknownKeyword'] > ${parsedJson}.init`,
          `MemberExpression > ${parsedJson}.object`,
        ].map((selector) => ({ selector, message: 'Parse JSON with a schema: jsonColumn for a column, else zod.' })),
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSpreads,
        ...['arguments.0.value', 'arguments.0.source.value'].map((specifier) => ({
          selector: `CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/][${specifier}=/^(@\\W|[.])/]`,
          message:
            'Test the real module: pass a service or data, or stub the network with tests/unit/support/stub-service.ts.',
        })),
        {
          selector: `CallExpression[callee.property.name=/^(toEqual|toMatchObject|toStrictEqual)$/] > MemberExpression.callee > CallExpression[callee.name='expect'] > ArrayExpression[elements.length>1]:not(:has(> SpreadElement))`,
          message: 'Expect an object with named fields, or each value by itself.',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'tests/**', '*.config.*'], rules: { 'no-console': 'off' } },
];

export default config;
