import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { bundle } from '../../scripts/bundle.mjs';

/** The API as operators run it: a process of its own behind the front door, that can be killed and started again. */
export interface ApiProcess {
  origin: string;
  port: number;
  /** Milliseconds until it answered. */
  start: () => Promise<number>;
  /** Ends the process and waits until it is gone. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  isRunning: () => boolean;
  /** Everything it has written, to either stream. */
  output: () => string;
  /** Removes the program. */
  drop: () => Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Below node_modules, where the program finds its packages and no build looks. */
async function buildApi(): Promise<{ file: string; remove: () => void }> {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/api-');
  await bundle({ api: 'lib/server/cli/serve-api.ts', 'pdf-worker': 'lib/server/pdf/pdf-worker.ts' }, folder);
  return { file: path.join(folder, 'api.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const isHealthy = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Nothing of this process's environment but what a program needs to start. */
const inherited = { PATH: process.env.PATH, HOME: process.env.HOME };

export async function createApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const { file, remove } = await buildApi();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...inherited, SITE_URL: origin, ...environment, PORT: String(port) } as unknown as NodeJS.ProcessEnv;
  const written: string[] = [];
  let child: ChildProcess | null = null;

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (!isRunning()) return;
    const gone = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill(signal);
    await gone;
  };
  const start = async () => {
    const began = performance.now();
    child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => written.push(String(chunk)));
    while (!(await isHealthy(origin))) {
      if (!isRunning() || performance.now() - began > PATIENCE_MS) {
        throw new Error(`the API did not start:\n${written.join('')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return performance.now() - began;
  };
  const drop = async () => {
    await kill();
    remove();
  };
  return { origin, port, start, kill, isRunning, output: () => written.join(''), drop };
}
