// What runs on an operator's machines, as processes of this one: PostgreSQL, Redis, two processes of the site, the worker, nginx.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from '../nginx.mjs';
import { freePort, startPostgres } from '../postgres.mjs';
import { startNginx } from './nginx.mjs';
import { answers, createProgram } from './program.mjs';
import { createRedis, ensureRedis } from './redis.mjs';

/** What the stack needs and this machine has not, even after an attempt to install it. */
function missingPrograms() {
  return [
    ['nginx', ensureNginx],
    ['redis-server', ensureRedis],
  ].flatMap(([name, ensure]) => (ensure() ? [] : [name]));
}

const programOf = (file) => ({ command: process.execPath, parameters: [`dist/${file}`] });

/** One process of the site. Processes of other machines share nothing with it but the database and Redis. */
async function createSite({ name, shared, folder }) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const settings = {
    ...shared,
    PORT: String(port),
    INSTANCE: name,
    METRICS_PORT: String(metricsPort),
    PAGES_DIR: path.join(folder, name),
    ASSETS_DIR: path.join(folder, `${name}-assets`),
  };
  const address = `http://127.0.0.1:${port}`;
  const site = createProgram({
    name,
    ...programOf('serve.mjs'),
    environment: settings,
    isReady: () => answers(`${address}/api/health`),
    log: path.join(folder, `${name}.log`),
  });
  return { ...site, port, address, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

function createWorker({ shared, folder }) {
  const log = path.join(folder, 'worker.log');
  const isReady = () => readFileSync(log, 'utf8').includes('The worker sends what waits');
  return createProgram({ name: 'worker', ...programOf('worker.mjs'), environment: shared, isReady, log });
}

/** What every process is told. */
const settingsOf = ({ postgres, redisPort, nginxPort, folder }) => ({
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  SITE_URL: `http://127.0.0.1:${nginxPort}`,
  TRUSTED_PROXIES: '127.0.0.1',
  WORKER: 'off',
  OUTBOX_DIR: path.join(folder, 'outbox'),
});

/** The parts, in the order in which they start, none of them started. */
async function createParts(postgres, settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  const [nginxPort, redisPort] = [await freePort(), await freePort()];
  const shared = { ...settingsOf({ postgres, redisPort, nginxPort, folder }), ...settings };
  mkdirSync(shared.OUTBOX_DIR, { recursive: true });
  const sites = [];
  for (const name of ['site-1', 'site-2']) sites.push(await createSite({ name, shared, folder }));
  const environment = { ...process.env, ...shared };
  return {
    folder,
    nginxPort,
    redis: createRedis({ port: redisPort, log: path.join(folder, 'redis.log') }),
    sites,
    worker: createWorker({ shared, folder }),
    ops: (...parameters) =>
      execFileSync(process.execPath, ['dist/ops.mjs', ...parameters], { env: environment, encoding: 'utf8' }),
  };
}

/**
 * Starts the built site as two machines run it, behind the shipped nginx; answers its parts and `stop`, which ends them in
 * order. `settings`: of the processes, beside the usual. Throws where PostgreSQL, Redis or nginx is missing. Everything is
 * gone after `stop`.
 */
export async function startStack(settings = {}) {
  const missing = missingPrograms();
  const postgres = missing.length ? null : await startPostgres();
  if (!postgres) throw new Error(`Not on this machine: ${missing.join(', ') || 'PostgreSQL'}`);
  const { nginxPort, ...parts } = await createParts(postgres, settings);
  const { folder, redis, sites, worker, ops } = parts;
  let nginx;

  async function stop() {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await worker.stop();
    await redis.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await redis.start();
    ops('db', 'migrate');
    // The first fills the new database.
    for (const site of sites) await site.start();
    await worker.start();
    const ports = sites.map(({ port }) => port);
    nginx = await startNginx(ports, { port: nginxPort, log: path.join(folder, 'nginx.log') });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...parts, origin: nginx.origin, postgres, stop };
}
