import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import {
  MAIL_PORT,
  MAIN_ORIGIN,
  IS_ON_STACK,
  RESOLVER_RULE,
  SITE_PORT,
  TURKISH_HOST,
} from './tests/e2e/support/this-run';

const OVER_HTTP = '**/*.http.spec.ts';
/** Tests that measure time or load a whole system: parallel tests would take the processor time that they rely on. */
const ALONE = [
  '**/two-processes.http.spec.ts',
  '**/deployment.http.spec.ts',
  '**/two-builds.http.spec.ts',
  '**/early-forms.spec.ts',
  '**/slow-journey.spec.ts',
];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const DESKTOP = { width: 1280, height: 900 };

/**
 * The main journeys: quote, sending, a sheet, tracking, the receiver's link, My parcels, a claim, forms without
 * scripts.
 */
const CORE = ['journey', 'parcels', 'my-parcels', 'sheets', 'receiver', 'basic-send'].map(
  (name) => `**/${name}.spec.ts`,
);
/** Türkiye's pages need a separate host name before nginx. */
const OF_TURKISH_HOST = /tr-tr:|a short link is a redirect/;

/**
 * Journeys against the built site, with a separate database and outbox for this run. ON_STACK runs the main ones
 * against the release behind nginx.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-mail-server.ts',
  outputDir: IS_ON_STACK ? 'test-results/browser-stack' : 'test-results/browser',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Pages wait for timers and for each other: on two cores three are 11 % faster than two.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: `test-results/playwright${IS_ON_STACK ? '-stack' : ''}.json` }]],
  use: {
    baseURL: MAIN_ORIGIN,
    // Recording doubles the time of a test.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Widths of letters as on a screen with subpixel positions, in the headless shell too.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=${RESOLVER_RULE}`,
      ],
    },
  },
  // A test for only one screen has its tag.
  projects: IS_ON_STACK
    ? [{ name: 'stack', testMatch: CORE, grepInvert: OF_TURKISH_HOST, use: { viewport: DESKTOP } }]
    : [
        { name: 'http', testMatch: OVER_HTTP, testIgnore: ALONE },
        {
          name: 'phone',
          testIgnore: [OVER_HTTP, ...ALONE],
          grepInvert: /@desktop/,
          use: PHONE,
        },
        {
          name: 'desktop',
          testIgnore: [OVER_HTTP, ...ALONE],
          grepInvert: /@phone/,
          use: { viewport: DESKTOP },
        },
        {
          name: 'alone',
          testMatch: ALONE,
          workers: 1,
          fullyParallel: false,
          use: PHONE,
          dependencies: ['http', 'phone', 'desktop'],
        },
      ],
  ...(!IS_ON_STACK && {
    webServer: {
      command: 'rm -rf data/e2e && node dist/serve.mjs',
      url: `${MAIN_ORIGIN}/api/health`,
      timeout: 120_000,
      env: {
        NODE_ENV: 'production',
        PORT: String(SITE_PORT),
        DATABASE_URL: 'file:./data/e2e/site.db',
        OUTBOX_DIR: './data/e2e/outbox',
        PAGES_DIR: './data/e2e/pages',
        // Pages are rendered when the tests request them.
        RENDER_AHEAD: 'false',
        SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
        SITE_URL: MAIN_ORIGIN,
        TURKISH_HOSTS: TURKISH_HOST,
        // A test may come from any network it names.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        // Servers of tests that webhooks are sent to.
        WEBHOOK_ALLOW_NETWORKS: '127.0.0.1,::1',
        SEND_ON_MARKETS: 'KE,MA,AE,PK',
        LOG_LEVEL: 'warn',
        PROBE_SECONDS: '0',
        // Tests answer the question in words, all from a few networks. Over HTTP the Turkish host is no secure context,
        // where a browser can prove work, so its tests request codes without a proof.
        // A tenth of the usual proof.
        POW_GUESSES: '100',
        POW_QUESTIONS_PER_NETWORK: '100000',
        POW_UNPROVEN_PER_NETWORK: '100000',
      },
    },
  }),
});
