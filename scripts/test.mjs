// Installs what tests need and runs everything: rules, the API on SQLite and, if available, PostgreSQL, then the built
// site in a browser. Ends with the failures, the time of each part and "N passed, N failed". `node scripts/test.mjs
// contract [FILE...]`, `browser [FILE...]` and `stack [FILE...]` run one part. Flags go to vitest or Playwright.
// `pictures` opens every page in six languages and five widths, checks its layout, and saves pictures and contact
// sheets.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { browserFailures, vitestFailures } from './testing/failures.mjs';
import { ensureInstalled } from './prepare.mjs';
import { readTimes, runTimed, timesTable } from './times.mjs';

const VITEST_REPORT = 'test-results/vitest.json';
const BROWSER_REPORT = 'test-results/playwright.json';
const STACK_REPORT = 'test-results/playwright-stack.json';

ensureInstalled();
const { prepareBrowser, runBrowser, runStackBrowser, runVitest } = await import('./testing/suites.mjs');
const [part, ...parameters] = process.argv.slice(2);

if (part === 'contract') process.exit(await runVitest(['--project', 'contract', '--project', 'timed', ...parameters]));
if (part === 'browser') {
  await prepareBrowser();
  // Named files run alone, not after all others.
  process.exit(await runBrowser(parameters.length > 0 ? ['--no-deps', ...parameters] : []));
}
if (part === 'stack') {
  await prepareBrowser();
  process.exit(await runStackBrowser(parameters));
}
if (part === 'pictures') {
  await prepareBrowser();
  const every = [
    '--no-deps',
    '--project=desktop',
    'tests/e2e/pages/every-page-looks.spec.ts',
    'tests/e2e/pages/own-pages-look.spec.ts',
  ];
  const status = await runBrowser([...every, ...parameters], { FULL: '1', PICTURES: '1' });
  const { drawContactSheets } = await import('./testing/contact-sheet.mjs');
  await drawContactSheets();
  process.exit(status);
}
if (part !== undefined)
  throw new Error(`Unknown part of the tests: ${part}. Parts: contract, browser, stack, pictures.`);

/** Counts of a suite that skipped itself on this machine. */
const LEFT_OUT = { passed: 0, failed: 0, failures: [] };
const FAILED_RESULT = { passed: 0, failed: 1, failures: [] };
const counts = { passed: 0, failed: 0 };
const failures = [];

async function runSuite(name, report, work, count) {
  process.stdout.write(`\n== ${name}\n`);
  const status = await work();
  const broken = status === 0 ? LEFT_OUT : FAILED_RESULT;
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : broken;
  const { passed, failed } = counted;
  counts.passed += passed;
  // A suite that crashed before it could report a failure still counts as failed.
  counts.failed += failed || (status === 0 ? 0 : 1);
  failures.push(...counted.failures);
}

const countBrowser = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  failures: browserFailures(report),
});

mkdirSync('test-results', { recursive: true });
for (const name of readdirSync('test-results'))
  if (name !== 'times.json') rmSync(`test-results/${name}`, { recursive: true });

await runTimed('test', async () => {
  await runSuite(
    'Rules and API',
    VITEST_REPORT,
    () =>
      runTimed('rulesAndApi', () =>
        runVitest(['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
      ),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: vitestFailures(report),
    }),
  );
  await prepareBrowser();
  await runSuite(
    'Journeys in a browser',
    BROWSER_REPORT,
    () => runTimed('browser', () => runBrowser([], { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT })),
    countBrowser,
  );
  await runSuite(
    'Journeys on the release behind nginx',
    STACK_REPORT,
    () => runTimed('stack', () => runStackBrowser([], { PLAYWRIGHT_JSON_OUTPUT_NAME: STACK_REPORT })),
    countBrowser,
  );
});

if (failures.length) process.stdout.write(`\nFailures:\n${failures.join('\n\n')}\n`);
process.stdout.write(`\nTime of each part in its last run here:\n${timesTable(readTimes()).join('\n')}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed ? 1 : 0);
