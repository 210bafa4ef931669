// An operator's machines as processes of this one: PostgreSQL, Redis, two processes of the site, the worker, nginx.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from '../testing/debian.mjs';
import { freePort, startPostgres } from '../testing/postgres.mjs';
import { startNginx } from './nginx.mjs';
import { responds, createProgram } from './program.mjs';
import { createRedis, ensureRedis } from './redis.mjs';

/** Returns the programs that the stack needs and that could not be installed. */
function missingPrograms() {
  return [
    ['nginx', ensureNginx],
    ['redis-server', ensureRedis],
  ].flatMap(([name, ensure]) => (ensure() ? [] : [name]));
}

/** A program of the release, as the units of docs/deploy start it. */
const programOf = (release, file) => ({ command: process.execPath, parameters: [file], folder: release });

/** Starts a process of the site. It shares only the database and Redis with processes of other machines. */
async function createSite({ name, shared, folder, release }) {
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
    ...programOf(release.folder, release.start),
    environment: settings,
    isReady: () => responds(`${address}/api/health`),
    log: path.join(folder, `${name}.log`),
  });
  return { ...site, port, address, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function createWorker({ shared, folder, release }) {
  const metricsPort = await freePort();
  return createProgram({
    name: 'worker',
    ...programOf(release.folder, 'dist/worker.mjs'),
    environment: { ...shared, METRICS_PORT: String(metricsPort) },
    isReady: () => responds(`http://127.0.0.1:${metricsPort}/metrics`),
    log: path.join(folder, 'worker.log'),
  });
}

/** Returns the settings of every process. */
const settingsOf = ({ postgres, redisPort, nginxPort, folder }) => ({
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  SITE_URL: `http://127.0.0.1:${nginxPort}`,
  TRUSTED_PROXIES: '127.0.0.1',
  WORKER: 'off',
  OUTBOX_DIR: path.join(folder, 'outbox'),
});

/** Returns the parts in the order in which they start. It starts none of them. */
async function createParts(postgres, settings, { release, port }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  const [nginxPort, redisPort] = [port ?? (await freePort()), await freePort()];
  const shared = { ...settingsOf({ postgres, redisPort, nginxPort, folder }), ...settings };
  mkdirSync(shared.OUTBOX_DIR, { recursive: true });
  const sites = [];
  for (const name of ['site-1', 'site-2']) sites.push(await createSite({ name, shared, folder, release }));
  const environment = { ...process.env, ...shared };
  return {
    folder,
    nginxPort,
    redis: createRedis({ port: redisPort, log: path.join(folder, 'redis.log') }),
    sites,
    worker: await createWorker({ shared, folder, release }),
    ops: (...parameters) =>
      execFileSync(process.execPath, ['dist/ops.mjs', ...parameters], {
        env: environment,
        encoding: 'utf8',
        cwd: release.folder,
      }),
  };
}

/** Code of the error for a machine that lacks a program of the stack. */
export const LACKS_PROGRAM = 'LACKS_PROGRAM';

/** The build in the working tree, started without the step of collecting it. */
const WORKING_TREE = { folder: '.', start: 'dist/serve.mjs' };

/**
 * Starts the site as on two machines, behind the shipped nginx. Returns its parts and `stop`, which ends them in order
 * and removes everything. `settings`: added to the usual environment of the processes. `release`: the folder of a
 * collected release; by default the build in the working tree. `port`: nginx's, any free one by default. Throws an
 * error with the code LACKS_PROGRAM if PostgreSQL, Redis or nginx is missing.
 */
export async function startStack(settings = {}, { release, port } = {}) {
  const missing = missingPrograms();
  const postgres = missing.length ? null : await startPostgres();
  if (!postgres)
    throw Object.assign(new Error(`Not on this machine: ${missing.join(', ') || 'PostgreSQL'}`), {
      code: LACKS_PROGRAM,
    });
  const collected = release === undefined ? WORKING_TREE : { folder: release, start: 'start.mjs' };
  const { nginxPort, ...parts } = await createParts(postgres, settings, { release: collected, port });
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
    // The first process seeds the new database.
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
