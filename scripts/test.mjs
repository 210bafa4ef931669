// Installs what tests need and runs everything: rules, the API on SQLite and, where it can be started, PostgreSQL, then
// the built site in a browser. Ends with what failed, what each part cost and "N passed, N failed".
// `node scripts/test.mjs contract [FILE...]` and `browser [FILE...]` run one part; flags go to vitest or Playwright.
// `pictures` looks at every page in six languages and two widths, and keeps a picture of each.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { browserFailures, vitestFailures } from './failures.mjs';
import { ensureInstalled } from './prepare.mjs';
import { readTimes, timed, timesTable } from './times.mjs';

const VITEST_REPORT = 'test-results/vitest.json';
const BROWSER_REPORT = 'test-results/playwright.json';

ensureInstalled();
const { prepareBrowser, runBrowser, runVitest } = await import('./suites.mjs');
const [part, ...parameters] = process.argv.slice(2);

if (part === 'contract') process.exit(await runVitest(['--project', 'contract', '--project', 'timed', ...parameters]));
if (part === 'browser') {
  await prepareBrowser();
  // Files that are named run by themselves, not after all others.
  process.exit(await runBrowser(parameters.length > 0 ? ['--no-deps', ...parameters] : []));
}
if (part === 'pictures') {
  await prepareBrowser();
  const every = ['--no-deps', '--project=desktop', 'tests/e2e/every-page-looks.spec.ts'];
  process.exit(await runBrowser([...every, ...parameters], { FULL: '1', PICTURES: '1' }));
}
if (part !== undefined) throw new Error(`No part of the tests: ${part}. There are contract, browser and pictures.`);

const FAILED = { passed: 0, failed: 1, failures: [] };
const counts = { passed: 0, failed: 0 };
const failures = [];

async function suite(name, report, work, count) {
  process.stdout.write(`\n== ${name}\n`);
  const status = await work();
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : FAILED;
  const { passed, failed } = counted;
  counts.passed += passed;
  // A suite that broke before it could report a failure still failed.
  counts.failed += failed || (status === 0 ? 0 : 1);
  failures.push(...counted.failures);
}

mkdirSync('test-results', { recursive: true });
for (const name of readdirSync('test-results'))
  if (name !== 'times.json') rmSync(`test-results/${name}`, { recursive: true });

await timed('test', async () => {
  await suite(
    'Rules and API',
    VITEST_REPORT,
    () =>
      timed('rulesAndApi', () =>
        runVitest(['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
      ),
    (counted) => ({
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      failures: vitestFailures(counted),
    }),
  );
  await prepareBrowser();
  await suite(
    'Journeys in a browser',
    BROWSER_REPORT,
    () => timed('browser', () => runBrowser([], { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT })),
    (counted) => ({
      passed: counted.stats.expected + counted.stats.flaky,
      failed: counted.stats.unexpected,
      failures: browserFailures(counted),
    }),
  );
});

if (failures.length) process.stdout.write(`\nWhat failed:\n${failures.join('\n\n')}\n`);
process.stdout.write(`\nWhat each part cost when it last ran here:\n${timesTable(readTimes()).join('\n')}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed ? 1 : 0);
