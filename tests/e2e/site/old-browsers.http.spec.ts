import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from '../support/site';

const STATIC = '.next/static';

/** Methods that the oldest supported browsers lack (docs/decisions/browser.md). */
const METHODS = new Set([
  'toReversed',
  'toSorted',
  'toSpliced',
  'groupBy',
  'fromAsync',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
]);
/** Static methods, by their object. */
const STATIC_METHODS: Record<string, readonly string[]> = {
  AbortSignal: ['timeout', 'any'],
  Promise: ['try', 'withResolvers'],
  Intl: ['DurationFormat'],
  Iterator: ['from'],
};

/** Next loads its polyfills only in browsers without modules. They test for the methods that they add. */
const isPolyfill = (file: string) => /Symbol\.asyncDispose|__core-js_shared__/.test(readFileSync(file, 'utf8'));

const scripts = () =>
  readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(STATIC, name))
    .filter((file) => !isPolyfill(file));

/** Returns what is too new in a node, or null. */
function tooNew(node: ts.Node): string | null {
  if (ts.isClassStaticBlockDeclaration(node)) return 'static block';
  if (ts.isRegularExpressionLiteral(node)) {
    if (/\(\?<[=!]/.test(node.text)) return 'lookbehind';
    if (/\/[a-z]*[dv][a-z]*$/.test(node.text)) return 'flag of a regular expression';
  }
  // A pattern that is built at run time.
  if (ts.isStringLiteralLike(node) && /\(\?<[=!]/.test(node.text)) return 'lookbehind';
  if (!ts.isPropertyAccessExpression(node)) return null;
  const { text } = node.name;
  const owner = ts.isIdentifier(node.expression) ? node.expression.text : '';
  return METHODS.has(text) || STATIC_METHODS[owner]?.includes(text) ? text : null;
}

test('no script has syntax or methods that the oldest supported browsers lack', () => {
  const findings: string[] = [];
  const files = scripts();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node) => {
      const what = tooNew(node);
      if (what) findings.push(`${what}: ${source.text.slice(Math.max(0, node.pos - 60), node.end + 20)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(findings).toEqual([]);
});
