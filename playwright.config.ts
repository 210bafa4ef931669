import { defineConfig } from '@playwright/test';
import { MAIL_PORT, MAIN, RESOLVER_RULE, SITE_PORT, TURKISH_HOST } from './tests/e2e/this-run';

const OVER_HTTP = '**/*.http.spec.ts';
/** Whole machines under load: what runs beside them would take the processor that they count on. */
const ALONE = ['**/two-processes.http.spec.ts', '**/deployment.http.spec.ts', '**/two-builds.http.spec.ts'];

/** Journeys against the built site, with the database and the outbox of this run alone. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-mail-server.ts',
  outputDir: 'test-results/browser',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: MAIN,
    // Recording doubles the time of a test.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=${RESOLVER_RULE}`,
      ],
    },
  },
  // A test that needs one screen alone carries its tag.
  projects: [
    { name: 'http', testMatch: OVER_HTTP, testIgnore: ALONE },
    {
      name: 'phone',
      testIgnore: OVER_HTTP,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: OVER_HTTP,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    { name: 'alone', testMatch: ALONE, workers: 1, fullyParallel: false, dependencies: ['http', 'phone', 'desktop'] },
  ],
  webServer: {
    command: 'rm -rf data/e2e && node dist/serve.mjs',
    url: `${MAIN}/api/health`,
    timeout: 120_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(SITE_PORT),
      DATABASE_URL: 'file:./data/e2e/site.db',
      OUTBOX_DIR: './data/e2e/outbox',
      PAGES_DIR: './data/e2e/pages',
      // Pages are drawn as the tests ask for them.
      DRAW_AHEAD: 'false',
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
      SITE_URL: MAIN,
      TURKISH_HOSTS: TURKISH_HOST,
      // A test may come from any network it names.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Servers of tests that webhooks are sent to.
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
      // Tests answer the question in words, all from a few networks.
      POW_QUESTIONS_PER_NETWORK: '100000',
    },
  },
});
