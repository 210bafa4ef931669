import 'server-only';
import { engineOf } from '../db/engine';
import { migrate } from '../db/migrate';
import { prepareDatabase } from '../seed/prepare';
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

export const dbSeed: Command = {
  name: 'db seed',
  usage: '',
  summary: 'brings the database up to date and fills an empty one with sample data',
  async run({ config, db, now, out }) {
    await prepareDatabase({ config, db, now });
    out('The database is ready.');
    return EXIT.ok;
  },
};
