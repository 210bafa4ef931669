import 'server-only';
import { engineOf } from '../../../platform/db/engine';
import { migrate, readSchema } from '../../../platform/db/migrate';
import { prepareDatabase } from '../../seed/prepare';
import { EXIT_CODES, type Command } from '../command';

export const dbMigrate: Command = {
  name: 'db migrate',
  usage: '[--contract]',
  summary:
    'runs the schema steps of a new release before it starts; --contract: also removes what only earlier releases used',
  flags: ['contract'],
  async run({ config, db, out }, { flags }) {
    const names = await migrate(db, engineOf(config.DATABASE_URL), { runsContractSteps: flags.has('contract') });
    out(names.length === 0 ? 'No step was pending.' : `Ran ${names.join(', ')}.`);
    const { pending } = await readSchema(db);
    const later = pending.map(({ name }) => name).join(', ');
    if (later) out(`Not run: ${later}. Run with --contract when no earlier release is running.`);
    return EXIT_CODES.ok;
  },
};

export const dbSeed: Command = {
  name: 'db seed',
  usage: '',
  summary: 'runs every schema step and fills an empty database with sample data',
  async run({ config, db, now, out }) {
    await prepareDatabase({ config, db, now });
    out('The database is ready.');
    return EXIT_CODES.ok;
  },
};
