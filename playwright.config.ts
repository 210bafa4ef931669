import { defineConfig } from '@playwright/test';
import { MAIL_PORT } from './tests/contract/mail-server';

const PORT = 3210;
const TURKISH_HOST = 'site.localhost.tr';

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
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
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
        `--host-resolver-rules=MAP ${TURKISH_HOST} 127.0.0.1`,
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'rm -rf data/e2e && node dist/serve.mjs',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 120_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATABASE_URL: 'file:./data/e2e/site.db',
      OUTBOX_DIR: './data/e2e/outbox',
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
      SITE_URL: `http://localhost:${PORT}`,
      TURKISH_HOSTS: `${TURKISH_HOST}:${PORT}`,
      // A test may come from any network it names.
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      LOG_LEVEL: 'warn',
    },
  },
});
