import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot, readSource } from './files';

/**
 * The server's programs and Next's pages are bundled apart and run in one process (docs/decisions/two-bundles.md).
 * These tests find state and classes that both bundles would contain and that must exist once.
 */
const code = filesOf('app', 'components', 'lib', 'middleware.ts').filter((file) => /\.tsx?$/.test(file));

const sources = new Map<string, ts.SourceFile>();
function sourceOf(file: string): ts.SourceFile {
  const source = sources.get(file) ?? ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

/** Returns our file for a module name; undefined for a package or a file without code. */
function fileOf(from: string, name: string): string | undefined {
  if (!/^(\.|@\/)/.test(name)) return undefined;
  const stem = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(path.join(projectRoot, file)));
}

/** Returns the modules that this one loads: static imports and re-exports, without types. */
function loadedWith(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly) return [];
    const named = ts.isImportDeclaration(statement) && statement.importClause;
    const names = named && named.namedBindings && ts.isNamedImports(named.namedBindings) ? named.namedBindings : null;
    if (named && !named.name && names && names.elements.every(({ isTypeOnly }) => isTypeOnly)) return [];
    return fileOf(file, statement.moduleSpecifier.text) ?? [];
  });
}

function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...loadedWith(file));
  }
  return reached;
}

/**
 * Files that pages load. The API inside Next is left out: it serves hosts without our server and returns 404 behind it.
 */
const pages = reachedFrom(filesOf('app').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('app/api/')));
/** Server files in both bundles. Next's bundle also loads browser code, but runs it for no visitor. */
const inBothBundles = [...pages].filter((file) => file.startsWith('lib/server/'));

const MUTABLE_CLASSES = /^(Map|Set|WeakMap|WeakSet|Array|LRUCache|AsyncLocalStorage|RateLimiter\w*|EventEmitter)$/;

function isMutable(initializer: ts.Expression | undefined): boolean {
  if (!initializer) return false;
  if (ts.isNewExpression(initializer)) return MUTABLE_CLASSES.test(initializer.expression.getText());
  return ts.isArrayLiteralExpression(initializer) && initializer.elements.length === 0;
}

/** Returns the names of a module's variables that may change while the process runs. */
function stateOf(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const { flags, declarations } = statement.declarationList;
    const isVariable = !(flags & ts.NodeFlags.Const);
    const findings = declarations.filter(({ initializer }) => isVariable || isMutable(initializer));
    return findings.map(({ name }) => `${file}: ${name.getText()}`);
  });
}

/** Returns the names of the classes that a file checks with instanceof. */
function classesCheckedIn(file: string): string[] {
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
      findings.push(node.right.getText());
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return findings;
}

/** Caches of constant values: a second copy costs memory and returns the same. */
const CONSTANT_CACHES: Readonly<Record<string, string>> = {
  'lib/server/platform/config.ts: parsed': 'the environment, which is the same for both',
  'lib/server/platform/db/load-stored-secret.ts: keys': 'a key of the database, the same for both',
  'lib/server/platform/texts/server-texts.ts: translators': 'texts of the release',
  'lib/server/platform/texts/server-texts.ts: plainTexts': 'texts of the release',
  'lib/server/platform/texts/server-texts.ts: facts': 'texts of the release',
  'lib/server/parcels/tracking/explain-event.ts: meanings': 'texts of the release',
};

/** Classes that `instanceof` may check, each with the reason why no object of the other bundle is checked. */
const CLASSES_OF_ONE_BUNDLE: Readonly<Record<string, string>> = {
  ApiError: 'verbs throw it, and what runs a verb catches it; pages get answers',
  CallFailure: 'each bundle makes its calls with its own caller',
  InvalidSpreadsheetError: 'read and caught by one function',
  Markup: 'made and read by one page',
  MissingTextError: 'thrown and caught by one worker',
  RateLimiterRes: 'its package is bundled nowhere (serverExternalPackages in next.config.ts)',
  RefusedDecision: 'thrown and caught by one file',
  StartError: 'thrown before Next is loaded',
  TaskFailure: 'thrown and caught by one service',
  UsageError: "operators' commands run without Next",
};

describe('the code of two bundles in one process', () => {
  it('shares state through one module only', () => {
    const sharing = code.filter((file) => /\bglobalThis\b|\bSymbol\.for\(/.test(readSource(file)));
    expect(sharing).toEqual(['lib/server/platform/process-wide.ts']);
  });

  it('loads verbs and the database once, since pages import them through the back end only', () => {
    const loaded = (folder: string) => inBothBundles.filter((file) => file.startsWith(folder)).toSorted();
    expect(inBothBundles).toContain('lib/server/web/get-back-end.ts');
    // Counts for metrics, and a function that gets a database: no page uses either.
    expect(loaded('lib/server/platform/db/')).toEqual([
      'lib/server/platform/db/drivers/pool-sizes.ts',
      'lib/server/platform/db/load-stored-secret.ts',
    ]);
    expect(loaded('lib/server/platform/throttle/')).toEqual([]);
    for (const file of ['web/api/handlers.ts', 'web/api/dispatch.ts', 'web/api/app.ts', 'services.ts'])
      expect(inBothBundles).not.toContain(`lib/server/${file}`);
  });

  it('shares no other module that stores state', () => {
    const remedy =
      'share the state through process-wide.ts, or add a cache of constants to CONSTANT_CACHES with its reason';
    expect(inBothBundles.flatMap(stateOf).toSorted(), remedy).toEqual(Object.keys(CONSTANT_CACHES).toSorted());
  });

  it('uses no instanceof on a class whose objects come from the other bundle', () => {
    const platform = (name: string) => name in globalThis || ['IncomingMessage'].includes(name);
    const ofServer = code.filter((file) => /^(app|lib)\//.test(file));
    const requests = new Set(ofServer.flatMap(classesCheckedIn).filter((name) => !platform(name)));
    const ofBrowser = [...requests].filter((name) => /^(HTML\w*|DOM\w*|Node|Element)$/.test(name));
    const remedy = 'check a property instead of the class, or add the class to CLASSES_OF_ONE_BUNDLE with its reason';
    expect([...requests].filter((name) => !ofBrowser.includes(name)).toSorted(), remedy).toEqual(
      Object.keys(CLASSES_OF_ONE_BUNDLE).toSorted(),
    );
  });

  it('is checked for a class, a variable and a shared value in a sample', () => {
    sources.set('sample.ts', ts.createSourceFile('sample.ts', SAMPLE, ts.ScriptTarget.Latest, true));
    expect(stateOf('sample.ts')).toEqual(['sample.ts: made', 'sample.ts: counts', 'sample.ts: waiting']);
    expect(classesCheckedIn('sample.ts')).toEqual(['PostgresAdapter']);
    sources.delete('sample.ts');
  });
});

const SAMPLE = `
let made;
const counts = new Map<string, number>();
const waiting: string[] = [];
const NAMES = ['a', 'b'];
const isPostgres = (adapter: unknown) => adapter instanceof PostgresAdapter;
`;
