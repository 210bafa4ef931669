import 'server-only';
import { getConfig, startFailureText } from '../../platform/config';
import { openForOperator } from '../../platform/db/open';
import { operatorHere } from './operator-here';
import { runOps, type OpenedServices } from './run-ops';

const out = (line: string) => void process.stdout.write(`${line}\n`);
const err = (line: string) => void process.stderr.write(`${line}\n`);

let operation: OpenedServices | undefined;

function open(): OpenedServices {
  const config = getConfig();
  operation ??= {
    config,
    db: openForOperator(config.DATABASE_URL),
    now: () => new Date(),
    operator: operatorHere(config),
  };
  return operation;
}

// A reader that closes the pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runOps(process.argv.slice(2), open, { out, err })
  .then(async (code) => {
    await operation?.db.destroy();
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    err(startFailureText(error));
    process.exitCode = 1;
  });
