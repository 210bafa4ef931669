import 'server-only';
import { createFairQueue } from './fair-queue';
import type { PooledWorker } from './pooled-worker';
import { createWorkerPool } from './worker-pool';

/**
 * `full`: the queue or the owner's share is full. `slow`: the time limit was reached. `killed`: ended by a signal, as
 * after too much memory. `broken`: any other failure.
 */
export type TaskFailureReason = 'full' | 'slow' | 'killed' | 'broken';

/** A task without a result. */
export class TaskFailure extends Error {
  constructor(
    readonly reason: TaskFailureReason,
    cause?: unknown,
  ) {
    super(`the worker returned no result: ${reason}`, { cause });
  }
}

/** A worker's only message for each task. */
export type TaskReply<Result> = { result: Result } | { failure: string };

export interface TaskLimits {
  /** Maximum number of tasks that run at once. */
  workers: number;
  /** Maximum number of waiting tasks. */
  waiting: number;
  /** Maximum number of waiting tasks of one owner. */
  waitingOfOwner: number;
  /** Milliseconds that one task may take. */
  timeout: number;
  /** Milliseconds after which an idle worker is terminated. */
  idle: number;
}

export interface TaskPool<Task, Result> {
  /** Runs a task. Each owner runs one at a time, and owners take turns. Rejects with TaskFailure. */
  run: (task: Task, owner: string) => Promise<Result>;
}

interface Job<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (failure: TaskFailure) => void;
}

/** Runs tasks in workers, so that no task blocks the event loop. */
export function createTaskPool<Task, Result>(
  startWorker: () => PooledWorker,
  { workers, timeout, idle, ...lengths }: TaskLimits,
): TaskPool<Task, Result> {
  const queue = createFairQueue<Job<Task, Result>>(lengths);
  const pool = createWorkerPool(startWorker, idle);
  let running = 0;

  function next() {
    if (running >= workers) return;
    const task = queue.take();
    if (!task) return;
    const { job, ...place } = task;
    running += 1;
    const worker = pool.acquire();
    const fail = (reason: TaskFailureReason, cause: unknown, isHealthy = false) =>
      finish(() => job.reject(new TaskFailure(reason, cause)), isHealthy);
    const timer = setTimeout(() => fail('slow', new Error(`a task took longer than ${timeout} ms`)), timeout);
    const onFailure = (failure: unknown) => fail('broken', failure);
    const onExit = (code: number | null, signal?: string | null) =>
      fail(signal ? 'killed' : 'broken', new Error(`the worker ended (${signal ?? code})`));
    const onReply = (reply: TaskReply<Result>) =>
      'result' in reply
        ? finish(() => job.resolve(reply.result), true)
        : fail('broken', new Error(reply.failure), true);

    function finish(settle: () => void, isHealthy: boolean) {
      clearTimeout(timer);
      worker.events.off('message', onReply).off('error', onFailure).off('exit', onExit);
      running -= 1;
      queue.done(place);
      pool.release(worker, isHealthy);
      settle();
      next();
    }

    worker.events.on('message', onReply).on('error', onFailure).on('exit', onExit);
    worker.post(job.task);
  }

  return {
    run: (task, owner) =>
      new Promise((resolve, reject) => {
        if (!queue.add(owner, { task, resolve, reject })) return reject(new TaskFailure('full'));
        next();
      }),
  };
}
