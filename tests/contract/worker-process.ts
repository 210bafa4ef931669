import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

/** The worker as operators run it: a process of its own, that can be killed. */
export interface WorkerProcess {
  /** Resolves when it sends. */
  started: Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A minimal environment, so that nothing of the test process leaks in. */
const inherited = { PATH: process.env.PATH, HOME: process.env.HOME };

export function startWorkerProcess(environment: Record<string, string>): WorkerProcess {
  const file = path.join(inject('programs'), 'worker.mjs');
  const env = { ...inherited, LOG_LEVEL: 'error', ...environment } as unknown as NodeJS.ProcessEnv;
  const child: ChildProcess = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = new Promise<void>((resolve, reject) => {
    child.stdout!.once('data', () => resolve());
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => written.push(String(chunk)));
    void gone.then(() => reject(new Error(`the worker ended:\n${written.join('')}`)));
  });
  // One that is killed while it starts is nobody's concern.
  started.catch(() => undefined);
  return {
    started,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await gone;
    },
  };
}
