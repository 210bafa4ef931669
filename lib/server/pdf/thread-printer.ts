import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { ApiError } from '../errors';
import type { Paper } from './paper';
import type { PdfPrinter } from './pdf-printer';
import { createThreads } from './threads';

type Bytes = Uint8Array<ArrayBuffer>;

interface Job {
  paper: Paper;
  resolve: (pdf: Bytes) => void;
  reject: (failure: Error) => void;
}

type Reply = { bytes: Bytes } | { failure: string };

export interface ThreadPrinterSettings {
  log: Pick<Logger, 'error'>;
  /** The bundled `pdf-worker.ts`. */
  file?: string;
  threads?: number;
  /** Papers that may wait; more are refused. */
  waiting?: number;
  /** Milliseconds one paper may take. */
  patience?: number;
  /** Milliseconds a thread without work is kept. */
  idle?: number;
}

/** Beside the program that runs, as scripts/bundle.mjs puts it; for a host that runs Next itself, in `dist`. */
function workerFile(): string {
  const beside = path.resolve(path.dirname(process.argv[1] ?? ''), 'pdf-worker.mjs');
  return existsSync(beside) ? beside : path.resolve('dist/pdf-worker.mjs');
}

/** Draws in threads of their own, two at once, so that no other answer waits for a paper. */
export function createThreadPrinter({
  log,
  file = workerFile(),
  threads = 2,
  waiting = 50,
  patience = 20_000,
  idle = 60_000,
}: ThreadPrinterSettings): PdfPrinter {
  const queue: Job[] = [];
  const team = createThreads(file, idle);
  let running = 0;

  function next() {
    if (running >= threads) return;
    const job = queue.shift();
    if (!job) return;
    running += 1;
    const worker = team.take();
    const stop = (failure: unknown) => finish(() => job.reject(unavailable(failure, log)), false);
    const timer = setTimeout(() => stop(new Error(`a paper took longer than ${patience} ms`)), patience);
    const ended = () => stop(new Error('the thread ended'));
    const answered = (reply: Reply) =>
      'bytes' in reply
        ? finish(() => job.resolve(reply.bytes), true)
        : finish(() => job.reject(unavailable(new Error(reply.failure), log)), true);

    function finish(settle: () => void, sound: boolean) {
      clearTimeout(timer);
      worker.off('message', answered).off('error', stop).off('exit', ended);
      running -= 1;
      team.giveBack(worker, sound);
      settle();
      next();
    }

    worker.on('message', answered).on('error', stop).on('exit', ended);
    worker.postMessage(job.paper);
  }

  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        if (queue.length >= waiting) return reject(new ApiError('unavailable'));
        queue.push({ paper, resolve, reject });
        next();
      }),
  };
}

/** Its cause is for the log: a caller learns only that it may try again. */
function unavailable(failure: unknown, log: Pick<Logger, 'error'>): ApiError {
  log.error({ err: failure }, 'no PDF was made');
  return new ApiError('unavailable');
}
