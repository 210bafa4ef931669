import 'server-only';
import { rename, rm, writeFile } from 'node:fs/promises';
import { EXIT, type Command } from './command';
import type { ListKind } from '../../list-kind';

/** `ops NAME export [FILE.json]`: what `import` reads, printed where no file is named. */
export function exportCommand<Item>(kind: ListKind<Item>): Command {
  return {
    name: `${kind.name} export`,
    usage: '[FILE.json]',
    summary: `gives ${kind.plural} as a file for import`,
    positionals: 0,
    optionalPositionals: 1,
    async run({ db, out }, { positionals }) {
      const items = await kind.readAll(db);
      const text = JSON.stringify(items, null, 2);
      const file = positionals[0];
      if (file === undefined) {
        out(text);
        return EXIT.ok;
      }
      const partial = `${file}.partial`;
      try {
        await writeFile(partial, `${text}\n`);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      out(`${items.length} ${kind.plural} written to ${file}`);
      return EXIT.ok;
    },
  };
}
