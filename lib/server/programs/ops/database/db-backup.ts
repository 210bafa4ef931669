import 'server-only';
import { backupSqlite } from '../../../platform/db/backup';
import { engineOf } from '../../../platform/db/engine';
import { EXIT_CODES, type Command } from '../command';

export const dbBackup: Command = {
  name: 'db backup',
  usage: 'FILE',
  summary: 'backs up the SQLite database while it is in use',
  positionals: 1,
  async run({ config, out, err }, { positionals }) {
    if (engineOf(config.DATABASE_URL) === 'postgres') {
      err('The database is PostgreSQL: back it up with pg_dump.');
      return EXIT_CODES.usage;
    }
    const [file = ''] = positionals;
    await backupSqlite(config.DATABASE_URL, file);
    out(`Copied to ${file}.`);
    return EXIT_CODES.ok;
  },
};
