import 'server-only';
import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread or process that runs tasks one after the other. */
export interface PooledWorker {
  /**
   * Emits `message` for each reply, `error`, and `exit` with the exit code and, for a process, the signal that ended
   * it.
   */
  events: EventEmitter;
  post: (task: unknown) => void;
  /** Keeps this process alive. */
  ref: () => void;
  unref: () => void;
  terminate: () => void;
}

/**
 * Starts `file` as a thread. It shares this process's memory, so a task that allocates too much ends this process too.
 */
export function startThread(file: string): PooledWorker {
  const worker = new Worker(file);
  return {
    events: worker,
    post: (task) => worker.postMessage(task),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    terminate: () => void worker.terminate(),
  };
}

/**
 * Starts `file` as a process with a heap of at most `memoryMb`, without our environment. It is meant for input from
 * strangers: for one allocation far above the limit V8 aborts the whole process, even in a thread with
 * `resourceLimits`.
 */
export function startProcess(file: string, memoryMb: number): PooledWorker {
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    events: child,
    // Ignores the error if the process has just ended: its `exit` event reports that.
    post: (task) => void child.send(task as object, () => undefined),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    // SIGKILL also ends a process within a regular expression.
    terminate: () => void child.kill('SIGKILL'),
  };
}
