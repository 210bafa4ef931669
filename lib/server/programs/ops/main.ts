import 'server-only';
import { getConfig, startFailure } from '../../config';
import { openForOperator } from '../../db/open';
import { operatorHere } from './operator-here';
import { runOps, type Opened } from './run-ops';

const out = (line: string) => void process.stdout.write(`${line}\n`);
const err = (line: string) => void process.stderr.write(`${line}\n`);

let operation: Opened | undefined;

function open(): Opened {
  const config = getConfig();
  operation ??= {
    config,
    db: openForOperator(config.DATABASE_URL),
    now: () => new Date(),
    operator: operatorHere(config),
  };
  return operation;
}

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runOps(process.argv.slice(2), open, { out, err })
  .then(async (code) => {
    await operation?.db.destroy();
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    err(startFailure(error));
    process.exitCode = 1;
  });
