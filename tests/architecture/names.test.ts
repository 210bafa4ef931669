import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, readSource } from './files';

// Kysely prescribes the name `up` of a migration.
const server = filesOf('lib/server').filter((file) => /\.tsx?$/.test(file) && !file.includes('/migrations/'));

/** Returns the names of a file's async functions. */
const asyncFunctions = (file: string) =>
  [...readSource(file).matchAll(/^(?:export )?(?:async function\*? |const (?=\w+ = async\b))(\w+)/gm)].map(
    ([, name]) => name!,
  );

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? '';

/** First words of async functions. A boolean begins with is, has or may. */
const VERBS = new Set(
  [
    'add admit anonymise answer append apply assert assess authenticate backup call cancel change check claim',
    'clear confirm',
    'connect consume continue convert correct count create decide delete deliver derive describe disable',
    'dispatch do draw drop end enqueue erase export extend fill find forget forward group handle has hash',
    'hide hold',
    'import insert is lease limit list listen load lock log look maintain map mark may migrate move measure notify',
    'offer open order page pay place plan post prepare present press price print propose prove put queue read',
    'reauthenticate',
    'record redirect refresh refund refuse release remember remove render renew replace report reprice',
    'request reschedule reset resolve resume',
    'retry rewrite run save scan search seed send serve set settle show sign split start store submit sum supersede',
    'sweep switch take track try undo unlock unpack update upsert verify view wait walk write',
  ].flatMap((line) => line.split(' ')),
);

/** Functions that change how another one runs. They begin with a preposition. */
const WRAPPERS = ['inBatches', 'inSpan', 'orRefuse', 'orThrow', 'orTooManyRequests'];

describe('the name of an async function of the server', () => {
  it('begins with a verb', () => {
    const others = server.flatMap((file) =>
      asyncFunctions(file)
        .filter((name) => !VERBS.has(firstWord(name)) && !WRAPPERS.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(
      others,
      'name a read find…, list…, count… or has… in a store and load… elsewhere; another verb is added to VERBS here',
    ).toEqual([]);
  });

  it('has one of four verbs if it reads a store', () => {
    const stores = server.filter((file) => /(^|-)store\.ts$/.test(path.basename(file)));
    const others = stores.flatMap((file) =>
      asyncFunctions(file)
        .filter((name) => ['get', 'load', 'read', 'query', 'fetch', 'show', 'view'].includes(firstWord(name)))
        .map((name) => `${file}: ${name}`),
    );
    expect(others, 'write find… for one row or none, list… for several, count… or has…').toEqual([]);
  });
});
