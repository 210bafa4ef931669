import 'server-only';
import { ApiError } from '../../platform/errors';
import { createFairQueue } from '../../platform/workers/fair-queue';

/** Client that a hash is computed for. */
export interface HashOwner {
  /** Network as `clientSite` returns it. Networks take turns, one hash of each at a time. */
  network: string;
  /** Account id, or the name as typed if no account has it. One hash per account runs at a time, across networks. */
  account: string;
}

export interface HashQueueSettings {
  /** Hashes computed at once. */
  concurrency: number;
  /** Maximum number of hashes that may wait. The next one is refused. */
  waiting: number;
  /** Maximum number of waiting hashes of one network, so that it cannot fill the queue. */
  waitingOfNetwork: number;
  /** Seconds after which a refused client may try again. */
  retryAfter: number;
}

type HashQueue = <Result>(owner: HashOwner, task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that is fair between networks and runs one task at a time per account. Throws `tooManyRequests` when
 * it is full.
 */
export function createHashQueue({ concurrency, waiting, waitingOfNetwork, retryAfter }: HashQueueSettings): HashQueue {
  const queue = createFairQueue<() => Promise<void>>({ waiting, waitingOfOwner: waitingOfNetwork });
  let running = 0;

  function next(): void {
    if (running >= concurrency) return;
    const task = queue.take();
    if (!task) return;
    running += 1;
    void task.job().finally(() => {
      running -= 1;
      queue.done(task);
      next();
    });
  }

  return ({ network, account }, task) =>
    new Promise((resolve, reject) => {
      const job = () => task().then(resolve, reject);
      if (!queue.add(network, job, account)) return reject(new ApiError('tooManyRequests', { retryAfter }));
      next();
    });
}
