import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

// Kysely prescribes the name `up` of a migration.
const sources = filesOf('lib', 'components', 'app').filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('/migrations/'),
);

interface NamedFunction {
  name: string;
  isAsync: boolean;
  /** True for a function of the module, false inside another function. */
  isOfModule: boolean;
  /** Declared type of the result; '' if it is inferred. */
  returns: string;
}

const isHandler = ({ type }: ts.VariableDeclaration) => /^Verb</.test(type?.getText() ?? '');

/** Returns the functions of a file, in any depth, without components. Their names begin with a capital. */
function functionsOf(file: string): NamedFunction[] {
  const found: NamedFunction[] = [];
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
  const add = (name: ts.Node, { modifiers, type }: ts.FunctionLikeDeclaration, isOfModule: boolean) =>
    found.push({
      name: name.getText(),
      isAsync: modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false,
      isOfModule,
      returns: type?.getText() ?? '',
    });
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) add(node.name, node, node.parent === source);
    // A handler of a call has the call's name.
    if (ts.isVariableDeclaration(node) && !isHandler(node) && node.initializer && ts.isArrowFunction(node.initializer))
      add(node.name, node.initializer, node.parent.parent.parent === source);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ name }) => /^[a-z]/.test(name));
}

const functions = sources.flatMap((file) => functionsOf(file).map((each) => ({ file, ...each })));
const asyncFunctions = functions.filter(({ isAsync, isOfModule }) => isAsync && isOfModule);
const isInStore = ({ file }: { file: string }) => /(^|-)store\.ts$/.test(path.basename(file));

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? '';

/** First words of async functions. A boolean begins with is, has or may. */
const VERBS = new Set(
  [
    'add admit anonymise append apply assert assess assign authenticate backup begin build call cancel change check',
    'claim clear collect complete compress confirm',
    'connect consume continue convert copy correct count create decide delete deliver derive describe disable',
    'dispatch do drop encode end enqueue erase export extend fetch fill find forget forward generate group handle has',
    'hash hide hold',
    'import insert is lease limit list listen load lock log look maintain map mark may migrate move measure notify',
    'offer open order page pay place plan post prepare present price print propose prove put queue quote read',
    'reauthenticate',
    'record redirect refetch refresh refund refuse reject release reload remember remove render renew replace report reserve',
    'reprice request reschedule reset resolve resume',
    'retry rewrite run save scan search seed select send serve set settle show shrink sign solve split start store submit sum',
    'supersede sweep switch take track try undo unlock unpack update upsert verify view wait walk write',
  ].flatMap((line) => line.split(' ')),
);

/** Verbs that are allowed in these paths only: disputes are answered, pictures are drawn. */
const NARROW_VERBS: Readonly<Record<string, RegExp>> = {
  answer: /\/(?:cases|enquiries|surveys)\//,
  draw: /\/(?:captcha|maps|label)\//,
};

/** Words for which CONTRIBUTING.md names another one. */
const REFUSED_WORDS = ['tell', 'keep', 'ask', 'mend'];

/** Wrappers begin with a preposition. Next prescribes `robots`, and `pageMetadata` follows its `generateMetadata`. */
const EXCEPTIONS = /^(?:in|or|with|without)[A-Z]|Metadata$|^(?:api|currentMarket|robots)$/;

const mayBegin = (word: string, file: string) => VERBS.has(word) || (NARROW_VERBS[word]?.test(file) ?? false);

const labelOf = ({ file, name }: { file: string; name: string }) => `${file}: ${name}`;

describe('the name of an async function', () => {
  it('begins with a verb', () => {
    const others = asyncFunctions.filter(
      ({ file, name }) => !mayBegin(firstWord(name), file) && !EXCEPTIONS.test(name),
    );
    expect(
      others.map(labelOf),
      'name a read find…, list…, count… or has… in a store and load… elsewhere; another verb is added to VERBS here',
    ).toEqual([]);
  });

  it('has one of four verbs if it reads a store', () => {
    const others = asyncFunctions
      .filter(isInStore)
      .filter(({ name }) => ['get', 'load', 'read', 'query', 'fetch', 'show', 'view'].includes(firstWord(name)));
    expect(others.map(labelOf), 'write find… for one row or none, list… for several, count… or has…').toEqual([]);
  });

  it('begins with find in a store only if it returns one row or none', () => {
    const others = functions
      .filter(isInStore)
      .filter(({ name, returns }) => firstWord(name) === 'find' && /\]>|Map<|boolean>/.test(returns));
    expect(others.map(labelOf), 'write list… for several rows and maps, has… for a boolean').toEqual([]);
  });
});

describe('the name of a function', () => {
  it('has the textbook verb', () => {
    const others = functions.filter(({ name }) => REFUSED_WORDS.includes(firstWord(name)));
    expect(others.map(labelOf), 'write notify, store, request or correct').toEqual([]);
  });
});
