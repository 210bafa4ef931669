import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { findFreePort } from '../../../fixtures/free-port';

/** API in a separate process that can be killed and started again, as operators run it. */
export interface ApiProcess {
  origin: string;
  port: number;
  /** Starts the API. Resolves with the milliseconds until its first response. */
  start: () => Promise<number>;
  /** Kills the process and waits for its exit. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  isRunning: () => boolean;
  /** Returns everything that the process has written to either stream. */
  output: () => string;
}

const TIMEOUT_MS = 30_000;

const isHealthy = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A minimal environment hides the variables of the test process. */
const inherited = { PATH: process.env.PATH, HOME: process.env.HOME };

/**
 * Returns an API process that is not started yet. `programs`: the folder with the programs of another release.
 * `sources`: the folder with its texts.
 */
export async function createApiProcess(
  environment: Record<string, string>,
  { programs = inject('programs'), sources = process.cwd() } = {},
): Promise<ApiProcess> {
  const file = path.join(programs, 'api.mjs');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...inherited, SITE_URL: origin, ...environment, PORT: String(port) } as unknown as NodeJS.ProcessEnv;
  const output: string[] = [];
  let child: ChildProcess | null = null;

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (!isRunning()) return;
    const exit = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill(signal);
    await exit;
  };
  const start = async () => {
    const began = performance.now();
    child = spawn(process.execPath, [file], { env, cwd: sources, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => output.push(String(chunk)));
    while (!(await isHealthy(origin))) {
      if (!isRunning() || performance.now() - began > TIMEOUT_MS) {
        throw new Error(`the API did not start:\n${output.join('')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return performance.now() - began;
  };
  return { origin, port, start, kill, isRunning, output: () => output.join('') };
}
