import 'server-only';
import { sql, type Transaction } from 'kysely';
import { engineOf, isUnavailable } from '../engine';
import type { Database } from '../open';
import type { Tables } from '../tables/tables';

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Job {
  /** Does the work and returns a function that resolves the caller after the commit. */
  run: (trx: Transaction<Tables>) => Promise<() => void>;
  reject: (reason: unknown) => void;
}

/** Maximum number of jobs of one transaction. A larger batch would block other writers for too long. */
const MAX_BATCH = 64;

/**
 * Runs one job in a savepoint, so that a failure undoes only its own writes. Returns the function to call after the
 * commit.
 */
async function runInSavepoint(trx: Transaction<Tables>, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx);
  try {
    const settle = await job.run(trx);
    await sql`release savepoint job`.execute(trx);
    return settle;
  } catch (error) {
    await undoJob(trx, error);
    return () => job.reject(error);
  }
}

/**
 * Undoes a job. A full disk ends the whole transaction with its savepoints. The original error is then thrown instead
 * of the one about a missing savepoint.
 */
async function undoJob(trx: Transaction<Tables>, cause: unknown): Promise<void> {
  try {
    await sql`rollback to savepoint job`.execute(trx);
    await sql`release savepoint job`.execute(trx);
  } catch {
    throw cause;
  }
}

/** Runs jobs in one transaction. Returns the error if nothing was committed, or null. */
async function runBatch(db: Database, jobs: readonly Job[]): Promise<unknown> {
  const [first, ...others] = jobs;
  try {
    if (first && others.length === 0) {
      const settle = await db.transaction().execute(first.run);
      settle();
      return null;
    }
    const settlers = await db.transaction().execute(async (trx) => {
      const outcomes: (() => void)[] = [];
      for (const job of jobs) outcomes.push(await runInSavepoint(trx, job));
      return outcomes;
    });
    settlers.forEach((settle) => settle());
    return null;
  } catch (error) {
    jobs.forEach(({ reject }) => reject(error));
    return error;
  }
}

const waitingJobs = new WeakMap<Database, Job[]>();

async function runWaiting(db: Database, jobs: Job[]): Promise<void> {
  while (jobs.length > 0) {
    const failure = await runBatch(db, jobs.splice(0, MAX_BATCH));
    // Jobs that arrived meanwhile are rejected too: they would wait for the same failure.
    if (isUnavailable(failure)) jobs.splice(0).forEach(({ reject }) => reject(failure));
  }
  waitingJobs.delete(db);
}

/**
 * Runs `work` in a durable transaction. On SQLite each commit waits for the disk. Transactions that start in the same
 * turn of the event loop, or while another one runs, therefore share one commit. Each still succeeds or fails on its
 * own, and resolves only after the commit. `work` may use only statements of its transaction. All its errors must be
 * safe to throw before the commit.
 */
export function commitTogether<Result>(db: Database, databaseUrl: string, work: Work<Result>): Promise<Result> {
  if (engineOf(databaseUrl) === 'postgres') return db.transaction().execute(work);
  return new Promise<Result>((resolve, reject) => {
    const run = async (trx: Transaction<Tables>) => {
      const result = await work(trx);
      return () => resolve(result);
    };
    const job = { run, reject };
    const others = waitingJobs.get(db);
    if (others) {
      others.push(job);
      return;
    }
    const jobs = [job];
    waitingJobs.set(db, jobs);
    setImmediate(() => void runWaiting(db, jobs));
  });
}
