// Starts `npm run dev` with a separate database and requests one of each kind: page, call, flag, map, hot reload.
// Records the duration. `npm run check:figures` checks its limit of one minute.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './testing/postgres.mjs';
import { recordTime } from './times.mjs';

const GIVE_UP_MS = 5 * 60_000;
const POLL_MS = 250;

const folder = mkdtempSync(path.join(tmpdir(), 'check-dev-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const start = performance.now();
const elapsed = () => performance.now() - start;

const site = spawn('npm', ['run', '--silent', 'dev'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `file:${folder}/site.db`,
    OUTBOX_DIR: `${folder}/outbox`,
  },
});
let exited = false;
site.once('exit', () => (exited = true));

async function waitFor(address) {
  for (;;) {
    if (exited) throw new Error('npm run dev ended');
    const timeLeft = GIVE_UP_MS - elapsed();
    if (timeLeft <= 0) throw new Error(`npm run dev did not serve ${address} in five minutes`);
    try {
      const response = await fetch(origin + address, { signal: AbortSignal.timeout(Math.ceil(timeLeft)) });
      if (response.ok) return await response.text();
      if (response.status !== 503) throw new Error(`${address} returned ${response.status}`);
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const opensSocket = () =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, 'localhost', () =>
      socket.write(
        `GET /_next/hmr?id=check HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    );
    socket.once('data', (head) => {
      socket.destroy();
      resolve(head.toString().startsWith('HTTP/1.1 101'));
    });
    socket.once('error', reject);
    socket.setTimeout(10_000, () => socket.destroy(new Error('hot reload does not answer')));
  });

function ensureHolds(holds, what) {
  if (!holds) throw new Error(`npm run dev: ${what}`);
}

try {
  await waitFor('/api/health');
  ensureHolds(/<html[^>]*lang="en"/.test(await waitFor('/gh-en')), 'the home page is not in English');
  ensureHolds((await waitFor('/flags/gh.svg')).includes('<svg'), 'no flags');
  ensureHolds((await waitFor('/maps/land.svg')).includes('<svg'), 'no map');
  ensureHolds(JSON.parse(await waitFor('/api/openapi.json')).paths, 'no description of the API');
  ensureHolds(await opensSocket(), 'no hot reload');
  ensureHolds(existsSync('dist/dev/pdf-worker.mjs'), 'nothing renders documents');
  ensureHolds(existsSync('dist/dev/sheet-worker.mjs'), 'nothing reads sheets');
  ensureHolds(existsSync('dist/dev/photo-worker.mjs'), 'nothing reads photos');
  recordTime('dev', elapsed() / 1000);
  process.stdout.write(`npm run dev serves after ${(elapsed() / 1000).toFixed(1)} s\n`);
} finally {
  if (!exited) {
    // npm does not forward signals, so the signal goes to the whole process group.
    process.kill(-site.pid, 'SIGTERM');
    await new Promise((resolve) => site.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}
