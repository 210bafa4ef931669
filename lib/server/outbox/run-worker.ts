import 'server-only';
import type { Handler } from './entry';
import { Lane, type LaneOptions, type WorkerServices } from '@/lib/server/messaging/queue/lane';

export interface WorkerSettings {
  services: WorkerServices;
  /** By the kind of the entries that they send. */
  handlers: Readonly<Record<string, Handler>>;
  /** How many of a kind are sent at once. */
  concurrency?: number;
  /** Of kinds that are sent otherwise. */
  options?: Readonly<Record<string, LaneOptions>>;
}

export interface Worker {
  /** Takes no more entries; resolves when those under way are finished, or given back after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>;
}

/**
 * Sends what is due, until it is stopped. Any number of processes may run it on one database. It is patient with a database that does not
 * answer.
 */
export function runWorker({ services, handlers, concurrency = 32, options = {} }: WorkerSettings): Worker {
  const lanes = Object.entries(handlers).map(
    ([kind, handler]) => new Lane({ services, kind, handler, concurrency, ...options[kind] }),
  );
  return {
    stop: async (graceMs = 8000) => void (await Promise.all(lanes.map((lane) => lane.stop(graceMs)))),
  };
}
