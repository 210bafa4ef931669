import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type Driver from 'better-sqlite3';
import { SQLITE_PACKAGE } from '../../../scripts/installed.mjs';
import { findFreePort } from '../../fixtures/free-port';
import { OwnSite } from '../support/own-site';

const SQLite = createRequire(import.meta.url)(SQLITE_PACKAGE) as typeof Driver;

test('a site whose log reader is gone runs on and stops on a signal', async () => {
  // Each rendered page has a line in the log.
  const site = await OwnSite.create(undefined, { LOG_LEVEL: 'info' });
  try {
    await site.start();
    site.leaveUnread();
    for (let number = 0; number < 3; number += 1)
      expect(await site.status(`/gh-en/track?no=DX0000000000${number}GH`)).toBe(200);
    await site.stop();
    expect(await site.status('/api/health')).toBe(0);
  } finally {
    await site.drop();
  }
});

/** Each way to start and stop the site: a signal only to npm, as a supervisor sends it, or Ctrl-C to all. */
const ENDS = [
  { words: ['start'], signal: 'SIGTERM', to: 'npm' },
  { words: ['run', 'up'], signal: 'SIGTERM', to: 'npm' },
  { words: ['run', 'up'], signal: 'SIGINT', to: 'all' },
] as const;

for (const { words, signal, to } of ENDS)
  test(`npm ${words.join(' ')} ends on ${signal} to ${to} and frees its port`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
    const port = await findFreePort();
    const npm = spawn('npm', words, {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: `file:${folder}/site.db` },
    });
    const exit = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
    const status = () =>
      fetch(`http://localhost:${port}/api/health`).then(
        (response) => response.status,
        () => 'refused',
      );
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    process.kill(to === 'npm' ? npm.pid! : -npm.pid!, signal);
    await exit;
    await expect.poll(status, { timeout: 12_000 }).toBe('refused');
    // No process of the group is left.
    await expect.poll(() => isGroupAlive(npm.pid!), { timeout: 12_000 }).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });

function isGroupAlive(leader: number): boolean {
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}

test('a process that must not start exits with a code and a message', async () => {
  const metricsPort = await findFreePort();
  const site = await OwnSite.create(undefined, { METRICS_PORT: String(metricsPort) });
  const portHolder = createServer();
  try {
    await site.start();
    await site.stop();
    portHolder.listen(metricsPort, '127.0.0.1');
    expect(await site.endOfStart()).toBe(1);
    expect(site.output()).toContain(`METRICS_PORT ${metricsPort} is not available`);
    portHolder.close();

    const db = new SQLite(site.database);
    db.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    db.close();
    expect(await site.endOfStart()).toBe(1);
    expect(site.output()).toContain('The database lacks');
  } finally {
    portHolder.close();
    await site.drop();
  }
});
