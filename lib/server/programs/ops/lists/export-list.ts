import 'server-only';
import { rename, rm, writeFile } from 'node:fs/promises';
import { EXIT_CODES, type Command } from '../command';
import { jsonText } from '../files/printable';
import type { ListKind } from '../../../platform/list-kind';

/** Returns the command `ops NAME export [FILE.json]`. It writes what `import` reads, or prints it without a file. */
export function exportCommand<Item>(kind: ListKind<Item>): Command {
  return {
    name: `${kind.name} export`,
    usage: '[FILE.json]',
    summary: `writes ${kind.plural} as a file for import`,
    positionals: 0,
    optionalPositionals: 1,
    async run({ db, out }, { positionals }) {
      const items = await kind.readAll(db);
      const text = jsonText(items, 2);
      const file = positionals[0];
      if (file === undefined) {
        out(text);
        return EXIT_CODES.ok;
      }
      const partial = `${file}.partial`;
      try {
        await writeFile(partial, `${text}\n`);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      out(`${items.length} ${kind.plural} written to ${file}.`);
      return EXIT_CODES.ok;
    },
  };
}
