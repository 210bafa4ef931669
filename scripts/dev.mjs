// The whole site for development: front door, API, database with samples, papers, maps and flags. Pages and styles are
// reloaded in place by Next; a change of what the server runs (lib/server and below) starts the server anew, in seconds.
// Share pictures are not drawn: only other sites show them, and `npm run build` draws them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { digestOf, isFresh, markFresh } from './freshness.mjs';
import { ensureInstalled } from './prepare.mjs';
import { run } from './run.mjs';

/** Not dist/: that belongs to the last build. */
const PROGRAMS = 'dist/dev';
const DRAWN = 'public/maps/.drawn';
/** Milliseconds for requests under way after a change; web sockets would never end by themselves. */
const GRACE_MS = 1000;

process.env.NODE_ENV = 'development';
process.env.MIGRATE_AT_START ??= 'true';
ensureInstalled();
const { watchSite } = await import('./bundle.mjs');
const { drawLand } = await import('./draw-land.mjs');

run('node', ['scripts/copy-flags.mjs']);
const sources = digestOf(['components/network', 'lib/market', 'scripts/draw-land.mjs', 'package-lock.json']);
if (!existsSync('public/maps/land.svg') || !isFresh(DRAWN, sources)) {
  await drawLand();
  markFresh(DRAWN, sources);
}

let server;
let ended = Promise.resolve();

function start() {
  const started = spawn(process.execPath, [`${PROGRAMS}/serve.mjs`], { stdio: 'inherit' });
  server = started;
  ended = new Promise((resolve) => started.once('exit', resolve));
}

async function end() {
  if (!server) return;
  server.kill('SIGTERM');
  const forced = setTimeout(() => server.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(forced);
}

let restarts = Promise.resolve();
const watched = await watchSite(PROGRAMS, () => {
  if (server) process.stdout.write('The server has changed and starts anew\n');
  restarts = restarts.then(end).then(start);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watched.dispose();
    await restarts;
    await end();
    process.exit(0);
  });
