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
export function missingPrograms() {
  return [
    ['nginx', ensureNginx],
    ['redis-server', ensureRedis],
  ].flatMap(([name, ensure]) => (ensure() ? [] : [name]));
}

/** One process of the site. Processes of other machines share nothing with it but the database and Redis. */
async function createSite({ name, shared, folder, program }) {
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
    ...program('serve.mjs'),
    environment: settings,
    isReady: () => answers(`${address}/api/health`),
    log: path.join(folder, `${name}.log`),
  });
  return { ...site, port, address, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

function createWorker({ shared, folder, program }) {
  const log = path.join(folder, 'worker.log');
  const isReady = () => readFileSync(log, 'utf8').includes('The worker sends what waits');
  return createProgram({ name: 'worker', ...program('worker.mjs'), environment: shared, isReady, log });
}

/**
 * Starts the built site as two machines run it, behind the shipped nginx; answers its parts and `stop`, which ends them in
 * order. `settings`: of the processes, beside the usual. `releases`: the folder of each process's build. Throws where
 * PostgreSQL, Redis or nginx is missing. Everything is gone after `stop`.
 */
export async function startStack({ settings = {}, releases = ['.', '.'] } = {}) {
  const missing = missingPrograms();
  const postgres = missing.length ? null : await startPostgres();
  if (!postgres) throw new Error(`Not on this machine: ${missing.join(', ') || 'PostgreSQL'}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  const nginxPort = await freePort();
  const redisPort = await freePort();
  const shared = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SITE_URL: `http://127.0.0.1:${nginxPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    WORKER: 'off',
    OUTBOX_DIR: path.join(folder, 'outbox'),
    ...settings,
  };
  mkdirSync(shared.OUTBOX_DIR, { recursive: true });
  const programOf = (release) => (file) => ({
    command: process.execPath,
    parameters: [path.resolve(release, 'dist', file)],
    cwd: release,
  });
  const ops = (...parameters) =>
    execFileSync(process.execPath, [path.resolve('dist/ops.mjs'), ...parameters], {
      env: { ...process.env, ...shared },
      encoding: 'utf8',
    });
  const redis = createRedis({ port: redisPort, log: path.join(folder, 'redis.log') });
  const sites = [];
  for (const [index, release] of releases.entries())
    sites.push(await createSite({ name: `site-${index + 1}`, shared, folder, program: programOf(release) }));
  const worker = createWorker({ shared, folder, program: programOf(releases[0]) });
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
    nginx = await startNginx(
      sites.map(({ port }) => port),
      { port: nginxPort, log: path.join(folder, 'nginx.log') },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: nginx.origin, nginx, sites, worker, redis, postgres, ops, folder, stop };
}
