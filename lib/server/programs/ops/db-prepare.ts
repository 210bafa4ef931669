import 'server-only';
import { engineOf } from '../../platform/db/engine';
import { migrate, readSchema } from '../../platform/db/migrate';
import { prepareDatabase } from '../../seed/prepare';
import { EXIT, type Command } from './command';

export const dbMigrate: Command = {
  name: 'db migrate',
  usage: '[--contract]',
  summary:
    'runs the steps that a new release needs, before it starts; --contract: takes away what only earlier ones used',
  flags: ['contract'],
  async run({ config, db, out }, { flags }) {
    const names = await migrate(db, engineOf(config.DATABASE_URL), { contract: flags.has('contract') });
    out(names.length === 0 ? 'No step was pending.' : `Ran: ${names.join(', ')}`);
    const { pending } = await readSchema(db);
    const later = pending.map(({ name }) => name).join(', ');
    if (later) out(`Left for --contract, once no earlier release runs: ${later}`);
    return EXIT.ok;
  },
};

export const dbSeed: Command = {
  name: 'db seed',
  usage: '',
  summary: 'runs every step of the schema and fills an empty one with sample data',
  async run({ config, db, now, out }) {
    await prepareDatabase({ config, db, now });
    out('The database is ready.');
    return EXIT.ok;
  },
};
