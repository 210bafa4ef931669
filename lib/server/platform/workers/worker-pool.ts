import 'server-only';
import type { PooledWorker } from './pooled-worker';

export interface WorkerPool {
  /** Returns an idle worker, or a new one. */
  acquire: () => PooledWorker;
  /** Returns a worker to the pool. A worker without `isHealthy` is terminated. */
  release: (worker: PooledWorker, isHealthy: boolean) => void;
}

/**
 * Creates a pool of workers that run the same program. Starting one takes up to a second, so idle ones stay for `idle`
 * milliseconds.
 */
export function createWorkerPool(startWorker: () => PooledWorker, idle: number): WorkerPool {
  const idleWorkers = new Map<PooledWorker, NodeJS.Timeout>();

  function remove(worker: PooledWorker) {
    clearTimeout(idleWorkers.get(worker));
    idleWorkers.delete(worker);
  }

  function start(): PooledWorker {
    const worker = startWorker();
    worker.events.once('exit', () => remove(worker));
    // An error event without a listener would end this process.
    worker.events.on('error', () => undefined);
    return worker;
  }

  function terminate(worker: PooledWorker) {
    remove(worker);
    worker.terminate();
  }

  return {
    acquire() {
      const worker = [...idleWorkers.keys()].at(-1) ?? start();
      remove(worker);
      // Only a busy worker keeps the process alive.
      worker.ref();
      return worker;
    },
    release(worker, isHealthy) {
      worker.unref();
      if (isHealthy) idleWorkers.set(worker, setTimeout(() => terminate(worker), idle).unref());
      else terminate(worker);
    },
  };
}
