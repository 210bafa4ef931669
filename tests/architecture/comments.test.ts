import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

const code = ['lib', 'components', 'app', 'scripts', 'tests']
  .flatMap((folder) => filesOf(folder))
  .filter((file) => /\.(tsx?|mjs)$/.test(file));

/** A parameter that a comment explains: its name in backticks, then a colon. */
const EXPLAINED = /`([a-z]\w*)`:/g;

/** Returns the documented functions of a file: their doc comment and their source. */
function documentedFunctions(file: string): { doc: string; source: string }[] {
  const text = readSource(file);
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return parsed.statements.flatMap((statement) => {
    const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
    const doc = comment ? text.slice(comment.pos, comment.end) : '';
    const isFunction =
      ts.isFunctionDeclaration(statement) || (ts.isVariableStatement(statement) && /=>/.test(statement.getText()));
    return isFunction && doc.startsWith('/**') ? [{ doc, source: statement.getText() }] : [];
  });
}

describe('a comment', () => {
  it('names a clause after its sentence', () => {
    const clauseFirst = code.filter((file) =>
      /(?:\/\*\*?|^\s*\*|^\s*\/\/) §[\d.]+(?:, §[\d.]+)*[:.,] /m.test(readSource(file)),
    );
    expect(clauseFirst, 'write the sentence, then the clause: "Returns the fee in CNY (§9)."').toEqual([]);
  });

  it('explains parameters by their present names', () => {
    const unknown = code
      .filter((file) => readSource(file).includes('`:'))
      .flatMap((file) =>
        documentedFunctions(file).flatMap(({ doc, source }) =>
          [...doc.matchAll(EXPLAINED)]
            .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(source))
            .map(([, name]) => `${file}: ${name}`),
        ),
      );
    expect(unknown, 'a comment follows when a parameter is renamed').toEqual([]);
  });
});
