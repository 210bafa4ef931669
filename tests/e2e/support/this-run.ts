import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../../fixtures/free-port';

// Set by the process that reads the configuration first. Its workers inherit the values.
process.env.E2E_SITE_PORT ??= String(await findFreePort());
process.env.E2E_MAIL_PORT ??= String(await findFreePort());
process.env.E2E_COMMIT ??= execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

export const SITE_PORT = Number(process.env.E2E_SITE_PORT);
export const MAIL_PORT = Number(process.env.E2E_MAIL_PORT);
export const COMMIT = process.env.E2E_COMMIT;

/** The journeys run against a release behind nginx that was started before (scripts/stack/run-on-stack.mjs). */
export const IS_ON_STACK = process.env.E2E_ON_STACK !== undefined;
/** The database for the run's operators' commands, and the folder with the programs. */
const DATABASE_URL = process.env.E2E_DATABASE_URL ?? 'file:./data/e2e/site.db';
const RELEASE = process.env.E2E_RELEASE ?? '.';
/** SMS as files of the site, and mail as the run's mail server received it. */
export const OUTBOX_FOLDER = process.env.E2E_OUTBOX ?? path.join(import.meta.dirname, '../../../data/e2e/outbox');

const TURKISH_NAME = 'site.localhost.tr';
export const TURKISH_HOST = `${TURKISH_NAME}:${SITE_PORT}`;
export const MAIN_ORIGIN = `http://localhost:${SITE_PORT}`;
export const TURKISH_ORIGIN = `http://${TURKISH_HOST}`;
/** The system's resolver may not know the Turkish host. */
export const RESOLVER_RULE = `MAP ${TURKISH_NAME} 127.0.0.1`;

/** Runs an operators' command on the run's database. Returns its output. */
export function ops(...parameters: string[]): string {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL,
    SITE_URL: MAIN_ORIGIN,
    LOG_LEVEL: 'silent',
  };
  return execFileSync('node', ['dist/ops.mjs', ...parameters], { env, cwd: RELEASE, encoding: 'utf8' });
}
