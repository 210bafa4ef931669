import 'server-only';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { recordContentChange } from '../../../platform/content-changes';
import type { Queryable } from '../../../platform/db/open';
import { EXIT_CODES, type Command } from '../command';
import { countText } from '../lines';
import type { ListChange, ListKind, ListProblem } from '../../../platform/list-kind';
import { problemLine, readList } from './read-list';

/** Returns the changes that the list makes to the stored items. */
async function findChange<Item>(
  { readAll, keyOf }: ListKind<Item>,
  db: Queryable,
  items: readonly Item[],
  replaces: boolean,
): Promise<ListChange<Item>> {
  const storedItems = new Map((await readAll(db)).map((item) => [keyOf(item), item]));
  const itemKeys = new Set(items.map(keyOf));
  return {
    items,
    added: items.filter((item) => !storedItems.has(keyOf(item))),
    changed: items.filter(
      (item) => storedItems.has(keyOf(item)) && !isDeepStrictEqual(storedItems.get(keyOf(item)), item),
    ),
    removed: replaces ? [...storedItems.keys()].filter((key) => !itemKeys.has(key)) : [],
  };
}

/**
 * Applies the change, or returns its problems and applies nothing. Pages with the list are rendered again only if
 * something changed.
 */
async function applyChange<Item>(
  kind: ListKind<Item>,
  db: Queryable,
  change: ListChange<Item>,
  now: Date,
): Promise<ListProblem[]> {
  const problems = (await kind.check?.(db, change)) ?? [];
  if (problems.length > 0) return problems;
  const { added, changed, removed } = change;
  if (removed.length > 0) await kind.remove(db, removed);
  if (added.length + changed.length > 0) await kind.store(db, [...added, ...changed], now);
  if (added.length + changed.length + removed.length > 0) await recordContentChange(db, kind.tag, now);
  return [];
}

/** Returns the command `ops NAME import FILE.json [--replace]`. */
export function importCommand<Item>(kind: ListKind<Item>): Command {
  return {
    name: `${kind.name} import`,
    usage: 'FILE.json [--replace]',
    summary: `imports ${kind.plural}, all or nothing; --replace removes entries that the file does not contain`,
    flags: ['replace'],
    positionals: 1,
    async run({ db, now, out, err }, { positionals, flags }) {
      const [file = ''] = positionals;
      const { items, problems } = readList(kind, await readFile(file, 'utf8'));
      const refuse = (reasons: readonly ListProblem[]) => {
        reasons.forEach((problem) => err(problemLine(problem)));
        err(`Nothing was imported: ${countText(reasons.length, 'problem')} in ${file}.`);
        return EXIT_CODES.failed;
      };
      if (problems.length > 0) return refuse(problems);
      const { change, refusals } = await db.transaction().execute(async (trx) => {
        const plannedChange = await findChange(kind, trx, items, flags.has('replace'));
        return { change: plannedChange, refusals: await applyChange(kind, trx, plannedChange, now()) };
      });
      if (refusals.length > 0) return refuse(refusals);
      const { added, changed, removed } = change;
      const unchanged = items.length - added.length - changed.length;
      out(
        `${kind.plural}: ${added.length} added, ${changed.length} changed, ${unchanged} unchanged, ${removed.length} removed.`,
      );
      return EXIT_CODES.ok;
    },
  };
}
