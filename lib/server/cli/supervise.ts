import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import { REPLACED, STOP } from '../web/front-server/drain';

/** Milliseconds before a process that died is replaced. */
const REST_MS = 500;
/** Megabytes of a process that are code and libraries. The rest is V8's limit: it is to collect rather than grow. */
const BESIDE_HEAP = 60;
const LEAST_HEAP = 256;
/** What a worker says when it has grown too large. */
export const FULL = 'full';

/**
 * Runs the site in a process of its own and replaces it when it says that it is full: the new one takes the port before
 * the old one lets go, so that no request is lost. A process that dies is replaced too, unless it died before it served:
 * what is wrong then is wrong with the start. A signal ends both. `program`: the
 * file that is run; `memoryLimit`: megabytes (resident) that a process is to keep below.
 */
export function supervise(program: string, memoryLimit: number): void {
  const heap = `--max-old-space-size=${Math.max(LEAST_HEAP, memoryLimit - BESIDE_HEAP)}`;
  cluster.setupPrimary({ exec: program, execArgv: [...process.execArgv, heap, '--max-semi-space-size=8'] });
  // Each process accepts its connections itself.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let current: Worker | undefined;
  let next: Worker | undefined;
  /** Replaced, and not yet done with its last requests. */
  let leaving: Worker | undefined;
  let stopping = false;

  function start(): void {
    if (stopping || next || leaving) return;
    const worker = (next = cluster.fork());
    worker.once('listening', () => {
      if (stopping) return void worker.send(STOP, () => {});
      leaving = current;
      current = worker;
      next = undefined;
      leaving?.send(REPLACED, () => {});
    });
    worker.on('message', (message) => {
      if (message === FULL && worker === current) start();
    });
  }

  cluster.on('exit', (worker, code) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    } else if (worker === leaving) leaving = undefined;
    else if (worker === next && !current) process.exit(code || 1);
    else {
      if (worker === next) next = undefined;
      if (worker === current) current = undefined;
      setTimeout(start, REST_MS);
    }
  });

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      // One that does not serve yet has nothing to finish.
      if (worker === next) worker?.process.kill();
      else worker?.send(STOP, () => {});
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
}
