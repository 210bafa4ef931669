// The parts of the test run, for the whole run and for single files.
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ensureGuidePrograms } from './guide-programs.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt } from './prepare.mjs';
import { bin } from './run.mjs';

/** Runs a program in the foreground; answers its exit code. Ctrl-C reaches it too, and this process waits for its end to clean up. */
function inForeground(command, parameters, environment) {
  const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const wait = () => {};
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', wait);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => process.off('SIGINT', wait).off('SIGTERM', pass));
}

/** Vitest with a PostgreSQL server of its own where one can be started; REQUIRE_POSTGRES fails without. */
export async function runVitest(parameters) {
  ensureGuidePrograms();
  const postgres = await startPostgres();
  if (!postgres) {
    const message = 'PostgreSQL could not be started: the server suite runs on the embedded database ONLY.';
    if (process.env.REQUIRE_POSTGRES) throw new Error(message);
    process.stdout.write(`\n${'!'.repeat(message.length)}\n${message}\n${'!'.repeat(message.length)}\n`);
  }
  try {
    return await inForeground(bin('vitest'), ['run', ...parameters], {
      NODE_ENV: 'test',
      ...(postgres && { TEST_POSTGRES_URL: postgres.url }),
    });
  } finally {
    postgres?.stop();
  }
}

/** The site for `runBrowser`, built if its sources changed. */
export async function prepareBrowser() {
  process.env.NODE_ENV = 'production';
  await ensureBuilt();
}

/** Playwright against the built site. */
export function runBrowser(parameters, environment = {}) {
  return inForeground(bin('playwright'), ['test', ...parameters], { CHROMIUM_PATH: ensureChromium(), ...environment });
}
