// The whole site for development: server, API, database with samples, documents, maps and flags. Next reloads pages and
// styles in place. A change of server code (lib/server and below) restarts the server within seconds. Share pictures
// are not rendered: only other sites show them, and `npm run build` renders them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { digestOf, isFresh, markFresh } from './freshness.mjs';
import { ensureInstalled } from './prepare.mjs';
import { run } from './run.mjs';

/** Programs of the development server. `dist` itself contains the last build. */
const PROGRAM_FOLDER = 'dist/dev';
const DRAWN_MARK = 'public/maps/.drawn';
/** Milliseconds for open requests after a change. Web sockets would never end without a limit. */
const GRACE_MS = 1000;

process.env.NODE_ENV = 'development';
process.env.MIGRATE_AT_START ??= 'true';
process.env.SAMPLE_PARCELS ??= 'true';
process.env.SEND_ON_MARKETS ??= 'GH';
ensureInstalled();
const { watchSite } = await import('./build/bundle.mjs');
const { drawLand } = await import('./draw-land.mjs');

run('node', ['scripts/copy-flags.mjs']);
const sources = digestOf([
  'components/parts/maps',
  'lib/market',
  'lib/text',
  'lib/time',
  'scripts/draw-land.mjs',
  'package-lock.json',
]);
if (!existsSync('public/maps/land.svg') || !isFresh(DRAWN_MARK, sources)) {
  await drawLand();
  markFresh(DRAWN_MARK, sources);
}

let server;
let ended = Promise.resolve();

function start() {
  const started = spawn(process.execPath, [`${PROGRAM_FOLDER}/serve.mjs`], { stdio: 'inherit' });
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
const watched = await watchSite(PROGRAM_FOLDER, () => {
  if (server) process.stdout.write('The server has changed and restarts\n');
  restarts = restarts.then(end).then(start);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watched.dispose();
    await restarts;
    await end();
    process.exit(0);
  });
