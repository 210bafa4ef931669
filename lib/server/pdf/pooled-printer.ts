import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors';
import type { Paper } from '@/lib/server/platform/ports/paper';
import type { PdfPrinter } from './pdf-printer';
import { createFairQueue } from './fair-queue';
import { createWorkerPool } from './worker-pool';

type Bytes = Uint8Array<ArrayBuffer>;

interface Job {
  paper: Paper;
  resolve: (pdf: Bytes) => void;
  reject: (failure: Error) => void;
}

type Reply = { bytes: Bytes } | { failure: string };

export interface PooledPrinterSettings {
  log: Pick<Logger, 'error'>;
  /** The bundled `pdf-worker.ts`. */
  file?: string;
  threads?: number;
  /** Length of the queue; a print job beyond it is refused with `unavailable`. */
  waiting?: number;
  /** The same for one owner. */
  waitingOfOwner?: number;
  /** Milliseconds one document may take. */
  timeout?: number;
  /** Milliseconds an idle worker is kept. */
  idle?: number;
}

/** Next to the running program, where scripts/bundle.mjs puts it; in `dist` on a host that runs Next itself. */
function workerFile(): string {
  const beside = path.resolve(path.dirname(process.argv[1] ?? ''), 'pdf-worker.mjs');
  return existsSync(beside) ? beside : path.resolve('dist/pdf-worker.mjs');
}

/** Renders PDFs in worker threads, `threads` at once, so that rendering never blocks the event loop. `print` throws `unavailable`. */
export function createPooledPrinter({
  log,
  file = workerFile(),
  threads = 2,
  waiting = 50,
  waitingOfOwner = 10,
  timeout = 20_000,
  idle = 60_000,
}: PooledPrinterSettings): PdfPrinter {
  const queue = createFairQueue<Job>({ waiting, waitingOfOwner });
  const pool = createWorkerPool(file, idle);
  let running = 0;

  function next() {
    if (running >= threads) return;
    const taken = queue.take();
    if (!taken) return;
    const { owner, job } = taken;
    running += 1;
    const worker = pool.acquire();
    const stop = (failure: unknown) => finish(() => job.reject(unavailable(failure, log)), false);
    const timer = setTimeout(() => stop(new Error(`a paper took longer than ${timeout} ms`)), timeout);
    const ended = () => stop(new Error('the thread ended'));
    const answered = (reply: Reply) =>
      'bytes' in reply
        ? finish(() => job.resolve(reply.bytes), true)
        : finish(() => job.reject(unavailable(new Error(reply.failure), log)), true);

    function finish(reply: () => void, healthy: boolean) {
      clearTimeout(timer);
      worker.off('message', answered).off('error', stop).off('exit', ended);
      running -= 1;
      queue.done(owner);
      pool.release(worker, healthy);
      reply();
      next();
    }

    worker.on('message', answered).on('error', stop).on('exit', ended);
    worker.postMessage(job.paper);
  }

  return {
    print: (paper, owner) =>
      new Promise((resolve, reject) => {
        if (!queue.add(owner, { paper, resolve, reject })) return reject(new ApiError('unavailable'));
        next();
      }),
  };
}

/** Logs the cause; the caller is only told `unavailable`. */
function unavailable(failure: unknown, log: Pick<Logger, 'error'>): ApiError {
  log.error({ err: failure }, 'no PDF was made');
  return new ApiError('unavailable');
}
