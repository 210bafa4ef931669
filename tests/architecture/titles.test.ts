import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

const MAX_TITLE_CHARACTERS = 85;
const SUITES = ['describe', 'onEachDatabase', 'onEachProcess', 'onOneDatabase'];
const TESTS = ['it', 'test', 'siteTest'];
const PREPOSITION =
  /^(?:after|as|at|before|beside|beyond|by|during|for|from|in|inside|of|on|to|under|until|with|within|without)\b/;
const PLURAL = /^(?:are|do|don’t|have|were)\b/;
/** A suite such as "is refused" or "passes a form to its page", whose titles complete the sentence. */
const BEGINS_SENTENCE = /^(?:is|[a-z]{3,}s) /;

interface Title {
  file: string;
  title: string;
  suite: string | undefined;
}

/** Returns what a call of `it`, `it.each(…)` or `test.describe` declares; undefined for other calls. */
function declaredKind(call: ts.Expression, isSuite = false): 'suite' | 'test' | undefined {
  if (ts.isIdentifier(call)) {
    if (SUITES.includes(call.text) || (isSuite && TESTS.includes(call.text))) return 'suite';
    return TESTS.includes(call.text) ? 'test' : undefined;
  }
  if (ts.isPropertyAccessExpression(call))
    return declaredKind(call.expression, isSuite || call.name.text === 'describe');
  return ts.isCallExpression(call) ? declaredKind(call.expression, isSuite) : undefined;
}

const textOf = (node: ts.Node | undefined, source: ts.SourceFile) => {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : undefined;
};

/** Returns the titles of a file's tests, each with the title of the innermost suite. */
function titlesIn(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const titles: Title[] = [];
  const visit = (node: ts.Node, suite: string | undefined): void => {
    let inner = suite;
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const title = textOf(node.arguments[0], source);
      const kind = title === undefined ? undefined : declaredKind(node.expression);
      if (kind === 'test') titles.push({ file, title: title!, suite });
      if (kind === 'suite') inner = title;
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, undefined);
  return titles;
}

const withoutArguments = (title: string) => title.replaceAll(/\$\{[^}]*\}|%[a-z#]|\$[a-z]\w*/gi, '');

function faultsOf({ file, title, suite }: Title): string[] {
  const place = `${file}: ${title}`;
  const completes = suite !== undefined && BEGINS_SENTENCE.test(suite);
  return [
    ...(withoutArguments(title).length > MAX_TITLE_CHARACTERS
      ? [`${place}: over ${MAX_TITLE_CHARACTERS} characters`]
      : []),
    ...(PREPOSITION.test(title) && !completes ? [`${place}: begins with a preposition`] : []),
    ...(PLURAL.test(title) ? [`${place}: name one thing in the suite, and say "is" or "has"`] : []),
  ];
}

describe('the title of a test', () => {
  it('is a short predicate of its suite, in the third person singular', () => {
    const files = filesOf('tests').filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
    const titles = files.flatMap((file) => titlesIn(file, readSource(file)));
    expect(titles.length).toBeGreaterThan(3000);
    expect(titles.flatMap(faultsOf)).toEqual([]);
  });

  it('is found in every form of a suite and a test', () => {
    const sample = `
      describe('orders', () => {
        it('are kept', () => {});
        it.each([1])('of %s', () => {});
        describe.each([2])('is refused', () => it('for %s', () => {}));
      });
      test.describe(\`\${prefix}\`, () => test(\`\${prefix}: with words\`, () => {}));
      onEachDatabase('a page', () => it.skipIf(true)('in full', () => {}));`;
    const faults = titlesIn('sample', sample).map((each) => [each.title, faultsOf(each).length]);
    expect(faults).toEqual([
      ['are kept', 1],
      ['of %s', 1],
      ['for %s', 0],
      ['${prefix}: with words', 0],
      ['in full', 1],
    ]);
  });
});
