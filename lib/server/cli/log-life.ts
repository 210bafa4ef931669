import 'server-only';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { engineOf } from '../platform/db/engine';
import type { Services } from '../context';
import { isTraced } from '../platform/traces/start-traces';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

const versionOf = (file: string) => (JSON.parse(read(file) ?? '{}') as { version?: string }).version;

/** Which of the switches are set: of those that hold a secret no more than that. */
function configured({ config }: Pick<Services, 'config'>) {
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
    worker: WORKER,
    metricsPort: METRICS_PORT,
    traces: isTraced(config),
    memoryLimit: MEMORY_LIMIT_MB,
    grace: STOP_GRACE_SECONDS,
    proxies: TRUSTED_PROXIES.length,
  };
}

export type Program = 'site' | 'api' | 'worker';

/**
 * Writes that a program has started, as what and how; the answer writes how it ends. The machine's name stands in each line, INSTANCE in
 * its place where one is given.
 */
export function logLife(services: Pick<Services, 'config' | 'log'>, program: Program) {
  const { log, config } = services;
  const version = versionOf('package.json');
  const build = read('.next/BUILD_ID');
  const self = { program, instance: config.INSTANCE ?? hostname(), pid: process.pid, version, build };
  log.info({ ...self, node: process.version, ...configured(services) }, 'started');
  return {
    stopping: () => log.info({ ...self }, 'stopping'),
    stopped: () => log.info({ ...self, seconds: Math.round(process.uptime()) }, 'stopped'),
  };
}
