import 'server-only';
import { engineOf } from '../db/engine';
import { migrate } from '../db/migrate';
import { EXIT, type Command } from './command';

export const dbMigrate: Command = {
  name: 'db migrate',
  usage: '',
  summary: 'brings the database up to date',
  async run({ config, db, out }) {
    const names = await migrate(db, engineOf(config.DATABASE_URL));
    out(names.length === 0 ? 'The database is up to date.' : `Migrated: ${names.join(', ')}`);
    return EXIT.ok;
  },
};
