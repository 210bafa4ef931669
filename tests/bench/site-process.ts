import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../fixtures/free-port';

export interface SiteProcess {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

const environmentOf = (more: Record<string, string>) => ({ ...process.env, NODE_ENV: 'production' as const, ...more });

/** Runs a program to its end. Throws if it fails. */
export function runProgram(command: string, parameters: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, parameters, { stdio: 'ignore', env: environmentOf({}), cwd }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${parameters.join(' ')} failed`)),
    );
  });
}

/** Starts a program and waits until `ready` below its origin returns 200. */
export async function startProgram(
  command: string,
  parameters: string[],
  { origin, ready, cwd = '.' }: { origin: string; ready: string; cwd?: string },
  more: Record<string, string> = {},
): Promise<SiteProcess> {
  const child = spawn(command, parameters, { stdio: 'ignore', env: environmentOf(more), cwd });
  const isReady = () =>
    fetch(origin + ready).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 60_000;
  while (!(await isReady())) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${command} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill('SIGTERM');
    });
  return { origin, pid: child.pid!, stop };
}

/** Starts the built site with its server, its own database and its own stored pages. */
export async function startSite(more: Record<string, string> = {}): Promise<SiteProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const port = await findFreePort();
  const site = await startProgram(
    'node',
    ['dist/serve.mjs'],
    { origin: `http://127.0.0.1:${port}`, ready: '/api/health' },
    {
      PORT: String(port),
      DATABASE_URL: `file:${folder}/site.db`,
      OUTBOX_DIR: `${folder}/outbox`,
      PAGES_DIR: `${folder}/pages`,
      RENDER_AHEAD: 'false',
      LOG_LEVEL: 'error',
      ...more,
    },
  );
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
