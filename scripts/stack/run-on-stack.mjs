// The journeys in a browser against what production runs: a collected release behind nginx.
import path from 'node:path';
import { freePort } from '../testing/postgres.mjs';
import { collectRelease } from './collect-release.mjs';
import { LACKS_PROGRAM, startStack } from './start-stack.mjs';

const RESULTS = path.resolve('test-results/stack');

/** Settings of the processes, for journeys that all come from one network. */
const settingsFor = ({ origin, outbox, mailPort }) => ({
  SITE_URL: origin,
  OUTBOX_DIR: outbox,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  RENDER_AHEAD: 'false',
  LOG_LEVEL: 'warn',
  POW_QUESTIONS_PER_NETWORK: '100000',
});

/**
 * Starts the stack and gives `work` the environment in which the journeys of tests/e2e find it. Returns its result, or
 * 0 after a printed warning if a program of the stack is missing. With REQUIRE_POSTGRES it throws instead.
 */
export async function runOnStack(work) {
  const [port, mailPort] = [await freePort(), await freePort()];
  const [origin, outbox] = [`http://localhost:${port}`, path.join(RESULTS, 'outbox')];
  const release = collectRelease();
  try {
    const stack = await startStack(settingsFor({ origin, outbox, mailPort }), { release: release.folder, port });
    try {
      return await work({
        E2E_ON_STACK: '1',
        E2E_SITE_PORT: String(port),
        E2E_MAIL_PORT: String(mailPort),
        E2E_DATABASE_URL: stack.postgres.url,
        E2E_OUTBOX: outbox,
        E2E_RELEASE: release.folder,
      });
    } finally {
      await stack.stop();
    }
  } catch (error) {
    if (error.code !== LACKS_PROGRAM || process.env.REQUIRE_POSTGRES) throw error;
    const message = `${error.message}: the journeys did NOT run against the release as production runs it.`;
    process.stdout.write(`\n${'!'.repeat(message.length)}\n${message}\n${'!'.repeat(message.length)}\n`);
    return 0;
  } finally {
    release.drop();
  }
}
