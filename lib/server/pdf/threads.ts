import 'server-only';
import { Worker } from 'node:worker_threads';

export interface Threads {
  take: () => Worker;
  /** Back to rest, or ended when it cannot be trusted any more. */
  giveBack: (worker: Worker, sound: boolean) => void;
}

/** Threads that run one program. Starting one costs a second, so it rests for `idle` milliseconds before it ends. */
export function createThreads(file: string, idle: number): Threads {
  const resting = new Map<Worker, NodeJS.Timeout>();

  function dismiss(worker: Worker) {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
  }

  function hire(): Worker {
    const worker = new Worker(file);
    worker.once('exit', () => dismiss(worker));
    // What nobody listens to would end this process.
    worker.on('error', () => undefined);
    return worker;
  }

  function end(worker: Worker) {
    dismiss(worker);
    void worker.terminate();
  }

  return {
    take() {
      const worker = [...resting.keys()].at(-1) ?? hire();
      dismiss(worker);
      // A resting thread keeps no process alive; a working one does.
      worker.ref();
      return worker;
    },
    giveBack(worker, sound) {
      worker.unref();
      if (sound) resting.set(worker, setTimeout(() => end(worker), idle).unref());
      else end(worker);
    },
  };
}
