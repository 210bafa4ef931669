import { beforeAll, describe, expect, it } from 'vitest';
import { namespacesOf, sentences } from '../support/catalogue';
import { codeWords, type CodeWords } from './code-words';

/**
 * Scopes whose keys are named by data elsewhere in the code, not where they are shown. Every part of such a key must
 * still be spelled out somewhere.
 */
const NAMED_BY_DATA: readonly string[] = [
  // Route names: navigation.ts.
  'layout.links',
  'layout.bar',
  // The error page of the error page reads its file itself: fatal-error-view.
  'layout.fatal',
  // STEPS of lib/drafts.
  'ship.steps',
  // company-figures.ts.
  'company.figures',
  // Problems and their steps: tables of the view.
  'resolve.problems',
];
/** Read as files, by the names of their properties: frame-words.ts, app/manifest.ts. */
const READ_AS_FILES = ['frame.login', 'frame.logout', 'frame.chooser', 'layout.site'];
/** The server translates these through `translate` and `translateError`, forms through the keys of the schemas. */
const TRANSLATED_BY_KEY = ['errors', 'server'];

let words: CodeWords[];
let everyLiteral: Set<string>;
let everyProperty: Set<string>;
let openScopes: Set<string>;

beforeAll(() => {
  words = codeWords();
  everyLiteral = new Set(words.flatMap(({ literals }) => [...literals]));
  everyProperty = new Set(words.flatMap(({ properties }) => [...properties]));
  openScopes = new Set(words.flatMap(({ scopes }) => [...scopes]));
}, 60_000);

/** `a.b.c` as every scope with the rest. */
function splits(key: string): { scope: string; rest: string }[] {
  const parts = key.split('.');
  return parts.map((_, index) => ({ scope: parts.slice(0, index).join('.'), rest: parts.slice(index).join('.') }));
}

const says = ({ literals, patterns }: CodeWords, key: string) =>
  literals.has(key) || patterns.some((pattern) => pattern.test(key));

function isUsed(key: string): boolean {
  return splits(key).some(({ scope, rest }) => {
    if (words.some((file) => file.scopes.has(scope) && says(file, rest))) return true;
    if (TRANSLATED_BY_KEY.includes(scope)) return words.some((file) => says(file, rest));
    if (READ_AS_FILES.includes(scope) && everyProperty.has(rest)) return true;
    if (NAMED_BY_DATA.includes(scope)) return rest.split('.').every((part) => everyLiteral.has(part));
    if (!openScopes.has(scope)) return false;
    // A translator may be passed to another function, or a key composed from a table.
    return rest.includes('.') && words.some((file) => says(file, rest));
  });
}

describe('an unused message', () => {
  it.each(namespacesOf('en'))('does not exist in %s', (namespace) => {
    const unused = [...sentences('en', namespace).keys()].filter((key) => !isUsed(`${namespace}.${key}`));
    expect(unused, 'remove the key in all six languages').toEqual([]);
  });
});
