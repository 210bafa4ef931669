import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

/** The worker in a separate process that can be killed, as operators run it. */
export interface WorkerProcess {
  /** Resolves when it starts to send. */
  started: Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A minimal environment hides the variables of the test process. */
const inherited = { PATH: process.env.PATH, HOME: process.env.HOME };

export function startWorkerProcess(environment: Record<string, string>): WorkerProcess {
  const file = path.join(inject('programs'), 'worker.mjs');
  const env = { ...inherited, ...environment, LOG_LEVEL: 'info' } as unknown as NodeJS.ProcessEnv;
  const child: ChildProcess = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const start = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => {
        output.push(String(chunk));
        if (output.join('').includes('"msg":"program started"')) resolve();
      });
    }
    void exit.then(() => reject(new Error(`the worker ended:\n${output.join('')}`)));
  });
  // A process that is killed during its start needs no cleanup.
  start.catch(() => undefined);
  return {
    started: start,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await exit;
    },
  };
}
