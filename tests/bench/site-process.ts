import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SiteProcess {
  origin: string;
  stop: () => Promise<void>;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function start(port: number, command: string, parameters: string[]): Promise<SiteProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: `file:${folder}/site.db`,
    OUTBOX_DIR: `${folder}/outbox`,
    LOG_LEVEL: 'error',
  };
  if (command !== 'node') await run('node', ['dist/ops.mjs', 'db', 'seed'], environment);
  const child: ChildProcess = spawn(command, parameters, { stdio: 'ignore', env: environment });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(origin))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${command} did not start`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    origin,
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          stopped();
        });
        child.kill('SIGTERM');
      }),
  };
}

function run(command: string, parameters: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, parameters, { stdio: 'ignore', env }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${parameters.join(' ')} failed`)),
    );
  });
}

/** The built site behind its front door. */
export const startSite = (port: number) => start(port, 'node', ['dist/serve.mjs']);

/** The same build under Next's own server. */
export const startPlainNext = (port: number) => start(port, 'node_modules/.bin/next', ['start', '-p', String(port)]);
