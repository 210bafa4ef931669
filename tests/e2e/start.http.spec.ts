import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../fixtures/free-port';
import { OwnSite } from './own-site';

test('a site whose log nobody reads any more goes on, and ends when it is told to', async () => {
  // Each drawn page has a line in it.
  const site = await OwnSite.create(undefined, { LOG_LEVEL: 'info' });
  await site.start();
  site.leaveUnread();
  for (let number = 0; number < 3; number += 1)
    expect(await site.status(`/gh-en/track?no=DX0000000000${number}GH`)).toBe(200);
  await site.stop();
  expect(await site.status('/api/health')).toBe(0);
  await site.drop();
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
