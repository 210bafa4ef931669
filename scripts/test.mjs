// Installs what tests need and runs everything; the server's suite on SQLite and, where it can be started, PostgreSQL.
// REQUIRE_POSTGRES=1 fails without PostgreSQL. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { bin } from './run.mjs';

ensureInstalled();
const { startPostgres } = await import('./postgres.mjs');
const { ensureChromium } = await import('./chromium.mjs');

const VITEST_REPORT = 'test-results/vitest.json';
const BROWSER_REPORT = 'test-results/playwright.json';
const counts = { passed: 0, failed: 0 };

function suite(name, command, parameters, environment, count) {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const { passed, failed } = count();
  counts.passed += passed;
  // A suite that broke before it could report a failure still failed.
  counts.failed += failed || (status === 0 ? 0 : 1);
}

function countVitest() {
  if (!existsSync(VITEST_REPORT)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(VITEST_REPORT, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countBrowser() {
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected };
}

rmSync('test-results', { recursive: true, force: true });
const postgres = await startPostgres();
if (!postgres) {
  const message = 'PostgreSQL could not be started: the server suite ran on the embedded database ONLY.';
  if (process.env.REQUIRE_POSTGRES) throw new Error(message);
  process.stdout.write(`\n${'!'.repeat(message.length)}\n${message}\n${'!'.repeat(message.length)}\n`);
}
try {
  suite(
    postgres ? 'Rules, API on SQLite and PostgreSQL' : 'Rules, API on SQLite',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    { NODE_ENV: 'test', ...(postgres && { TEST_POSTGRES_URL: postgres.url }) },
    countVitest,
  );
} finally {
  postgres?.stop();
}
process.env.NODE_ENV = 'production';
await ensureBuilt();
suite(
  'Journeys in a browser',
  bin('playwright'),
  ['test'],
  { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  countBrowser,
);

process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed ? 1 : 0);
