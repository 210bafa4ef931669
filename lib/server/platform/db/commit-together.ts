import 'server-only';
import { sql, type Transaction } from 'kysely';
import { engineOf, isUnavailable } from './engine';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Job {
  /** Does the work; what it answers tells its result, after the commit. */
  run: (trx: Transaction<Tables>) => Promise<() => void>;
  reject: (reason: unknown) => void;
}

/** Every job in one transaction is one commit; more of them would keep other writers waiting. */
const MAX_BATCH = 64;

/** Runs one job so that its failure undoes only its own writes. Answers what to resolve or reject with after the commit. */
async function runApart(trx: Transaction<Tables>, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx);
  try {
    const tell = await job.run(trx);
    await sql`release savepoint job`.execute(trx);
    return tell;
  } catch (error) {
    await undo(trx, error);
    return () => job.reject(error);
  }
}

/** A full disk ends the whole transaction with its savepoints; its own error says more than the one about a missing savepoint. */
async function undo(trx: Transaction<Tables>, cause: unknown): Promise<void> {
  try {
    await sql`rollback to savepoint job`.execute(trx);
    await sql`release savepoint job`.execute(trx);
  } catch {
    throw cause;
  }
}

/** Answers why nothing was committed, or null. */
async function runBatch(db: Database, jobs: readonly Job[]): Promise<unknown> {
  const [first, ...others] = jobs;
  try {
    if (first && others.length === 0) {
      const tell = await db.transaction().execute(first.run);
      tell();
      return null;
    }
    const told = await db.transaction().execute(async (trx) => {
      const outcomes: (() => void)[] = [];
      for (const job of jobs) outcomes.push(await runApart(trx, job));
      return outcomes;
    });
    told.forEach((tell) => tell());
    return null;
  } catch (error) {
    jobs.forEach(({ reject }) => reject(error));
    return error;
  }
}

const waiting = new WeakMap<Database, Job[]>();

async function runWaiting(db: Database, jobs: Job[]): Promise<void> {
  while (jobs.length > 0) {
    const failure = await runBatch(db, jobs.splice(0, MAX_BATCH));
    // Jobs that arrived meanwhile have waited as long, and would wait as long again.
    if (isUnavailable(failure)) jobs.splice(0).forEach(({ reject }) => reject(failure));
  }
  waiting.delete(db);
}

/**
 * A durable transaction like any other. On SQLite, where each commit waits for the disk alone, transactions asked for in the same
 * turn of the event loop share one commit: each still succeeds or fails by itself, and none is told before the commit. `work` may run
 * statements of its transaction only, and throws only what it may throw before anything is committed.
 */
export function commitTogether<Result>(db: Database, databaseUrl: string, work: Work<Result>): Promise<Result> {
  if (engineOf(databaseUrl) === 'postgres') return db.transaction().execute(work);
  return new Promise<Result>((resolve, reject) => {
    const run = async (trx: Transaction<Tables>) => {
      const result = await work(trx);
      return () => resolve(result);
    };
    const job = { run, reject };
    const others = waiting.get(db);
    if (others) {
      others.push(job);
      return;
    }
    const jobs = [job];
    waiting.set(db, jobs);
    setImmediate(() => void runWaiting(db, jobs));
  });
}
