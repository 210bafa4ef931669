import 'server-only';
import { Worker } from 'node:worker_threads';

export interface WorkerPool {
  /** An idle worker, or a new one. */
  acquire: () => Worker;
  /** Returns a worker to the pool; one that is not `healthy` is terminated. */
  release: (worker: Worker, healthy: boolean) => void;
}

/** Worker threads that all run `file`. Starting one takes a second, so an idle one is kept for `idle` milliseconds. */
export function createWorkerPool(file: string, idle: number): WorkerPool {
  const idleWorkers = new Map<Worker, NodeJS.Timeout>();

  function remove(worker: Worker) {
    clearTimeout(idleWorkers.get(worker));
    idleWorkers.delete(worker);
  }

  function start(): Worker {
    const worker = new Worker(file);
    worker.once('exit', () => remove(worker));
    // An error event without a listener would end this process.
    worker.on('error', () => undefined);
    return worker;
  }

  function terminate(worker: Worker) {
    remove(worker);
    void worker.terminate();
  }

  return {
    acquire() {
      const worker = [...idleWorkers.keys()].at(-1) ?? start();
      remove(worker);
      // Only a busy worker keeps the process alive.
      worker.ref();
      return worker;
    },
    release(worker, healthy) {
      worker.unref();
      if (healthy) idleWorkers.set(worker, setTimeout(() => terminate(worker), idle).unref());
      else terminate(worker);
    },
  };
}
