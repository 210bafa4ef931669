import 'server-only';
import { isUnavailable } from '../../../platform/db/engine';
import type { Database } from '../../../platform/db/open';
import { insertWholeOrders, type OrderWithParcels } from '../order-store';

interface Job {
  order: OrderWithParcels;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Maximum number of orders per statement. */
const MAX_BATCH = 8;
/** Maximum number of concurrent statements. Orders that arrive meanwhile wait for the next one. */
const MAX_STATEMENTS = 3;

/**
 * Inserts orders in one statement, or one by one if that fails. Returns the error if the database cannot be written or
 * the only order is refused, else null.
 */
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
    // One order violates a constraint, so each is inserted separately.
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
    // Orders that arrived meanwhile have waited as long and would have to wait as long again.
    if (isUnavailable(failure)) queue.jobs.splice(0).forEach(({ reject }) => reject(failure));
  }
  queue.statements -= 1;
}

/**
 * Stores an order durably on PostgreSQL. Orders that arrive during an insert share the next statement, which is its own
 * transaction. Each order still succeeds or fails separately, and resolves only after the commit.
 */
export function insertOrderTogether(db: Database, order: OrderWithParcels): Promise<void> {
  const queue = queues.get(db) ?? { jobs: [], statements: 0 };
  queues.set(db, queue);
  return new Promise((resolve, reject) => {
    queue.jobs.push({ order, resolve, reject });
    if (queue.statements === MAX_STATEMENTS) return;
    queue.statements += 1;
    setImmediate(() => void insertWaiting(db, queue));
  });
}
