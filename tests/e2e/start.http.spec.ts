import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../fixtures/free-port';

test('a site whose log nobody reads any more goes on, and ends when it is told to', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unread-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = spawn('node', ['dist/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${folder}/site.db`,
      PAGES_DIR: `${folder}/pages`,
      ASSETS_DIR: `${folder}/assets`,
      OUTBOX_DIR: `${folder}/outbox`,
      DRAW_AHEAD: 'false',
    },
  });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const status = (address: string) =>
    fetch(origin + address).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => status('/api/health'), { timeout: 60_000 }).toBe(200);
  site.stdout.destroy();
  site.stderr.destroy();
  // Each has a line in the log.
  for (let number = 0; number < 3; number += 1)
    expect(await status(`/gh-en/track?no=DX0000000000${number}GH`)).toBe(200);
  site.kill('SIGTERM');
  await ended;
  expect(await status('/api/health')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('npm start hands a signal on to the site, which ends and leaves its port', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: `file:${folder}/site.db` },
  });
  const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
  const status = () =>
    fetch(`${origin}/api/health`).then(
      (answer) => answer.status,
      () => 'refused',
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(status, { timeout: 12_000 }).toBe('refused');
  rmSync(folder, { recursive: true, force: true });
});
