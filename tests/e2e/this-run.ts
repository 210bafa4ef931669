import { execFileSync } from 'node:child_process';
import { freePort } from '../fixtures/free-port';

// Chosen by the process that reads the configuration first; its workers inherit them.
process.env.E2E_SITE_PORT ??= String(await freePort());
process.env.E2E_MAIL_PORT ??= String(await freePort());
process.env.E2E_COMMIT ??= execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

export const SITE_PORT = Number(process.env.E2E_SITE_PORT);
export const MAIL_PORT = Number(process.env.E2E_MAIL_PORT);
export const COMMIT = process.env.E2E_COMMIT;

const TURKISH_NAME = 'site.localhost.tr';
export const TURKISH_HOST = `${TURKISH_NAME}:${SITE_PORT}`;
export const MAIN = `http://localhost:${SITE_PORT}`;
export const TURKISH = `http://${TURKISH_HOST}`;
/** The system's resolver may not know the Turkish host. */
export const RESOLVER_RULE = `MAP ${TURKISH_NAME} 127.0.0.1`;
