import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesOf, projectRoot, readSource } from '../../architecture/files';

export interface CodeWords {
  file: string;
  /** Every string literal in the code, including those in types. */
  literals: ReadonlySet<string>;
  /** Templates with a hole, as patterns: a hole is one or more parts of a key. */
  patterns: readonly RegExp[];
  /** Every property that is read: `words.login.title`. */
  properties: ReadonlySet<string>;
  /** Arguments of `useTranslations` and `getTranslations`. */
  scopes: ReadonlySet<string>;
}

const HOLE = String.raw`[\w-]+(?:\.[\w-]+)*`;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the pattern of a template, or null if its fixed parts have no letters: it would match every key. */
function patternOf(node: ts.TemplateExpression): RegExp | null {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const fixed = parts.join('');
  if (!/[a-z]/i.test(fixed) || /[^\w.-]/.test(fixed)) return null;
  return new RegExp(`^${parts.map(escape).join(HOLE)}$`);
}

function wordsOf(file: string): CodeWords {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const properties = new Set<string>();
  const scopes = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    // `{ notFound: … }`, `stations.book`: tables name keys like this.
    if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
      literals.add(node.text);
    if (ts.isPropertyAccessExpression(node)) properties.add(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      if (pattern) patterns.push(pattern);
    }
    if (ts.isCallExpression(node) && /^(use|get)Translations$/.test(node.expression.getText(source))) {
      const collect = (part: ts.Node): void => {
        if (ts.isStringLiteralLike(part)) scopes.add(part.text);
        ts.forEachChild(part, collect);
      };
      if (node.arguments.length === 0) scopes.add('');
      node.arguments.forEach(collect);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, literals, patterns, properties, scopes };
}

/** Returns the words of all files that can show or send a message. */
export function codeWords(): CodeWords[] {
  return filesOf('app', 'components', 'lib')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(projectRoot, file)))
    .map(wordsOf);
}
