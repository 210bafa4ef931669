import 'server-only';
import type { EntryHandler } from './entry';
import { KindWorker, type WorkerServices } from './kind-worker';

export interface WorkerSettings {
  services: WorkerServices;
  /** Handlers by the kind of entry that they send. */
  handlers: Readonly<Record<string, EntryHandler>>;
  /** Limits of entries of one kind that are sent at once, in total and to one receiver. */
  concurrency?: number;
  perReceiver?: number;
}

export interface QueueWorker {
  /**
   * Stops leasing entries. Resolves when those being sent are finished, or after `graceMs`, when their leases are
   * released.
   */
  stop: (graceMs?: number) => Promise<void>;
}

/**
 * Sends due entries until it is stopped. Several processes can run it on one database. It pauses while the database is
 * unavailable.
 */
export function runWorker(settings: WorkerSettings): QueueWorker {
  const { services, handlers, concurrency = 32, perReceiver = 16 } = settings;
  const workers = Object.entries(handlers).map(
    ([kind, handler]) => new KindWorker({ services, kind, handler, concurrency, perReceiver }),
  );
  return {
    stop: async (graceMs = 8000) => void (await Promise.all(workers.map((worker) => worker.stop(graceMs)))),
  };
}
