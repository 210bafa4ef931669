import 'server-only';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod';
import { engineOf } from '../../platform/db/engine';
import type { Services } from '../../platform/context';
import { isTraced } from '../../platform/traces/start-traces';

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

const Versioned = z.object({ version: z.string().optional() });
const versionOf = (file: string) => Versioned.parse(JSON.parse(readText(file) ?? '{}')).version;

/** Returns the settings for the log. A setting that may contain a secret is only reported as set or not. */
function loggedSettings({ config }: Pick<Services, 'config'>, program: Program) {
  const { SITE_URL, API_BASE_URL, SMTP_URL, SMS_GATEWAY_URL, WHATSAPP_URL, REDIS_URL, DATABASE_URL } = config;
  const { WORKER, METRICS_PORT, MEMORY_LIMIT_MB, STOP_GRACE_SECONDS, TRUSTED_PROXIES } = config;
  return {
    siteUrl: SITE_URL,
    gateway: API_BASE_URL !== undefined,
    database: engineOf(DATABASE_URL),
    redis: REDIS_URL !== undefined,
    mail: SMTP_URL !== undefined,
    sms: SMS_GATEWAY_URL !== undefined,
    whatsapp: WHATSAPP_URL !== undefined,
    // The worker's own program sends messages, whatever the setting of the others.
    ...(program !== 'worker' && { worker: WORKER }),
    metricsPort: METRICS_PORT,
    traces: isTraced(config),
    memoryLimit: MEMORY_LIMIT_MB,
    grace: STOP_GRACE_SECONDS,
    proxies: TRUSTED_PROXIES.length,
  };
}

export type Program = 'site' | 'api' | 'worker';

/**
 * Logs the start of a program with its settings. Returns functions that log its end. These lines contain the machine's
 * name if INSTANCE is not set. With INSTANCE, every line of the log contains that name.
 */
export function logRuntime(services: Pick<Services, 'config' | 'log'>, program: Program) {
  const { log, config } = services;
  const version = versionOf('package.json');
  const build = readText('.next/BUILD_ID');
  const instance = config.INSTANCE === undefined && { instance: hostname() };
  const self = { program, ...instance, pid: process.pid, version, build };
  log.info({ ...self, node: process.version, ...loggedSettings(services, program) }, 'program started');
  return {
    stopping: () => log.info({ ...self }, 'program stop requested'),
    stopped: () => log.info({ ...self, seconds: Math.round(process.uptime()) }, 'program stopped'),
  };
}
