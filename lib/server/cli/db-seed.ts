import 'server-only';
import { prepareDatabase } from '../seed/prepare';
import { EXIT, type Command } from './command';

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
