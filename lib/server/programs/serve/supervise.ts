import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import { REPLACED_MESSAGE, STOP_MESSAGE } from '../../web/front-server/drain';
import { FULL_MESSAGE, NO_REPLACEMENTS, SERVES_MESSAGE, type ReplacementTally } from './supervision';

/** Milliseconds before a process that died is replaced. */
const RESTART_DELAY_MS = 500;
/**
 * Megabytes of a process for code and libraries. The rest is V8's limit, so that V8 collects garbage instead of
 * growing.
 */
const OUTSIDE_HEAP_MB = 60;
const MIN_HEAP_MB = 256;

/**
 * Runs the site in a child process, and replaces it when it reports that it exceeds its memory limit. The new process
 * reports that it serves before the old one closes the port, so no request is lost. A process that dies is also
 * replaced. If one dies before any process has served, the start is faulty, and the supervisor exits with the same
 * code. A signal ends both. `program`: file to run. `memoryLimit`: limit in megabytes (resident) of a process.
 */
export function superviseProgram(program: string, memoryLimit: number): void {
  const heap = `--max-old-space-size=${Math.max(MIN_HEAP_MB, memoryLimit - OUTSIDE_HEAP_MB)}`;
  cluster.setupPrimary({ exec: program, execArgv: [...process.execArgv, heap, '--max-semi-space-size=8'] });
  // Each process accepts its connections itself.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let current: Worker | undefined;
  let next: Worker | undefined;
  /** Process that was replaced and has not finished its last requests. */
  let leaving: Worker | undefined;
  let stopping = false;
  let hasServed = false;
  const replacements = { ...NO_REPLACEMENTS };

  function start(): void {
    if (stopping || next || leaving) return;
    const worker = (next = cluster.fork());
    worker.on('message', (message) => {
      if (message === SERVES_MESSAGE && worker === next) takeOver(worker);
      if (message === FULL_MESSAGE && worker === current) start();
    });
  }

  function takeOver(worker: Worker): void {
    if (stopping) return void worker.send(STOP_MESSAGE, () => {});
    if (hasServed) replacements[current ? 'memory' : 'died'] += 1;
    hasServed = true;
    leaving = current;
    current = worker;
    next = undefined;
    worker.send({ replacements } satisfies ReplacementTally, () => {});
    leaving?.send(REPLACED_MESSAGE, () => {});
  }

  cluster.on('exit', (worker, code) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    } else if (worker === leaving) leaving = undefined;
    else if (worker === next && !hasServed) process.exit(code || 1);
    else {
      if (worker === next) next = undefined;
      if (worker === current) current = undefined;
      setTimeout(start, RESTART_DELAY_MS);
    }
  });

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      // A process that does not serve yet has nothing to finish.
      if (worker === next) worker?.process.kill();
      else worker?.send(STOP_MESSAGE, () => {});
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
}
