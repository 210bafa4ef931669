import 'server-only';
import { isUnavailable } from '../../platform/db/engine';
import type { Database } from '../../db/open';
import { insertWholeOrders, type OrderWithParcels } from '@/lib/server/orders/store';

interface Job {
  order: OrderWithParcels;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Orders of one statement. */
const MAX_BATCH = 8;
/** Statements at once; orders that come meanwhile wait for the next one. */
const MAX_STATEMENTS = 3;

/** Answers why nothing can be written now, or null. */
async function insertBatch(db: Database, jobs: readonly Job[]): Promise<unknown> {
  try {
    await insertWholeOrders(
      db,
      jobs.map(({ order }) => order),
    );
    jobs.forEach(({ resolve }) => resolve());
    return null;
  } catch (error) {
    if (jobs.length === 1 || isUnavailable(error)) {
      jobs.forEach(({ reject }) => reject(error));
      return error;
    }
    // One of them broke a rule; the others did not.
    for (const job of jobs) await insertBatch(db, [job]);
    return null;
  }
}

interface Queue {
  jobs: Job[];
  statements: number;
}

const queues = new WeakMap<Database, Queue>();

async function insertWaiting(db: Database, queue: Queue): Promise<void> {
  while (queue.jobs.length > 0) {
    const failure = await insertBatch(db, queue.jobs.splice(0, MAX_BATCH));
    // Orders that came meanwhile have waited as long, and would wait as long again.
    if (isUnavailable(failure)) queue.jobs.splice(0).forEach(({ reject }) => reject(failure));
  }
  queue.statements -= 1;
}

/**
 * PostgreSQL: stores an order durably. Orders that come while others are being stored share a statement, which is a transaction by
 * itself: each still succeeds or fails by itself, and none is told before the commit.
 */
export function insertTogether(db: Database, order: OrderWithParcels): Promise<void> {
  const queue = queues.get(db) ?? { jobs: [], statements: 0 };
  queues.set(db, queue);
  return new Promise((resolve, reject) => {
    queue.jobs.push({ order, resolve, reject });
    if (queue.statements === MAX_STATEMENTS) return;
    queue.statements += 1;
    setImmediate(() => void insertWaiting(db, queue));
  });
}
