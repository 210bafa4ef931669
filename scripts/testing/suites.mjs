// The parts of the test run, for a full run and for single files.
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ensureGuidePrograms } from './debian.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt } from '../prepare.mjs';
import { bin } from '../run.mjs';
import { runOnStack } from '../stack/run-on-stack.mjs';

/**
 * Runs a program in the foreground and returns its exit code. Ctrl-C reaches it too, and this process waits for its end
 * to clean up.
 */
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

/** Runs Vitest with its own PostgreSQL server if one can be started. With REQUIRE_POSTGRES it fails without one. */
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

/** Prepares the site for `runBrowser`. Builds it if its sources changed. */
export async function prepareBrowser() {
  process.env.NODE_ENV = 'production';
  await ensureBuilt();
}

/** Runs Playwright against the built site. */
export function runBrowser(parameters, environment = {}) {
  return inForeground(bin('playwright'), ['test', ...parameters], { CHROMIUM_PATH: ensureChromium(), ...environment });
}

/**
 * Runs the main journeys against a collected release as production runs it: nginx, PostgreSQL, Redis, two processes,
 * the worker.
 */
export function runStackBrowser(parameters, environment = {}) {
  return runOnStack((stack) => runBrowser(parameters, { ...environment, ...stack }));
}
