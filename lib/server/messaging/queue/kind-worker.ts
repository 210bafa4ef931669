import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { errorCodeOf } from '../../platform/errors';
import { pauseAfter } from '../../platform/pause-after';
import type { EntryHandler, EntryOutcome, OutboxEntry } from './entry';
import { leaseEntries } from './lease-store';
import { PollLoop, type PollResult } from './poll';
import { QUEUE_RETRIES } from './queue-retries';
import { Settlements } from './settlements';
import { releaseEntries, type SettledEntry } from './queue-store';

/** Length of a lease in milliseconds. */
const LEASE_MS = 30_000;
/**
 * Time limit for sending one entry. The rest of the lease is for storing the outcome, and for differences between
 * clocks.
 */
const HANDLER_MS = 20_000;
/** Pause before the outcome is stored again after the database was unavailable. */
const SETTLE_AGAIN_MS = 250;

export type WorkerServices = Pick<Services, 'db' | 'log' | 'now'>;

/** Settings for entries of one kind. */
export interface KindOptions {
  /** Limit of entries that are sent at once. */
  concurrency: number;
  /** Limit of entries that are sent to one receiver at once. */
  perReceiver: number;
}

interface KindWorkerSettings extends KindOptions {
  services: WorkerServices;
  kind: string;
  handler: EntryHandler;
}

async function tryEntry(handler: EntryHandler, entry: OutboxEntry): Promise<EntryOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<EntryOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ result: 'failed', reason: 'timeout' }), HANDLER_MS);
  });
  try {
    return await Promise.race([handler(entry), tooLong]);
  } catch (error) {
    return { result: 'failed', reason: String(errorCodeOf(error) ?? 'error') };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the change to an entry after an attempt with this outcome. */
function settlementOf(outcome: EntryOutcome, attempts: number, now: Date): SettledEntry {
  const none = { lastError: null, gatewayState: null, dueAt: null };
  if (outcome.result === 'sent') return { ...none, state: 'sent', gatewayState: outcome.gatewayState ?? null };
  const lastError = outcome.reason;
  if (outcome.result === 'dropped') return { ...none, state: 'dropped', lastError };
  const pause = outcome.result === 'failed' ? pauseAfter(QUEUE_RETRIES, attempts, Math.random()) : null;
  if (pause === null) return { ...none, state: 'dead', lastError };
  return { ...none, state: 'waiting', lastError, dueAt: new Date(now.getTime() + pause) };
}

/** Sends the entries of one kind, so that they do not wait for the receivers of another kind. */
export class KindWorker {
  readonly #settings: KindWorkerSettings;
  readonly #owner = randomUUID();
  readonly #settlements: Settlements;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #receivers = new Map<string, number>();
  readonly #poll: PollLoop;
  #unstarted: readonly OutboxEntry[] = [];
  /**
   * The receiver whose turn was last. Each process starts at a random position, so that processes rarely lease the same
   * entries.
   */
  #lastTurn: string = randomUUID();
  #failing = false;

  constructor(settings: KindWorkerSettings) {
    this.#settings = settings;
    this.#settlements = new Settlements(settings.services, this.#owner);
    this.#poll = new PollLoop(settings.services.db, () => this.#look());
  }

  /**
   * Stops leasing entries. Resolves when those being sent are finished, or after `graceMs`, when their leases are
   * released.
   */
  async stop(graceMs: number): Promise<void> {
    await this.#poll.stop();
    await Promise.race([Promise.all(this.#underWay.values()), sleep(graceMs)]);
    const leasedIds = [...this.#unstarted.map(({ id }) => id), ...this.#underWay.keys()];
    // If the database is unavailable, the leases expire.
    await releaseEntries(this.#settings.services.db, this.#owner, leasedIds).catch(() => undefined);
  }

  async #look(): Promise<PollResult> {
    const freePlaces = this.#settings.concurrency - this.#underWay.size;
    const leased = freePlaces > 0 ? await this.#lease(freePlaces) : [];
    if (this.#poll.isStopped) this.#unstarted = leased;
    else for (const entry of leased) this.#start(entry);
    if (this.#underWay.size >= this.#settings.concurrency) return 'full';
    return leased.length > 0 ? 'found' : 'nothing';
  }

  async #lease(limit: number): Promise<OutboxEntry[]> {
    const { services, kind, perReceiver } = this.#settings;
    const { db, log, now } = services;
    try {
      const time = now();
      const leasedUntil = new Date(time.getTime() + LEASE_MS);
      const receiverTurn = { perReceiver, underWay: this.#receivers, after: this.#lastTurn };
      const { entries, after } = await leaseEntries(db, {
        kind,
        owner: this.#owner,
        now: time,
        leasedUntil,
        limit,
        ...receiverTurn,
      });
      this.#lastTurn = after;
      if (this.#failing) log.info({ kind }, 'outbox read recovered');
      this.#failing = false;
      return entries;
    } catch (error) {
      if (!this.#failing && !this.#poll.isStopped) log.warn({ err: error, kind }, 'outbox read failed');
      this.#failing = true;
      return [];
    }
  }

  #start(entry: OutboxEntry): void {
    // This process already holds the entry. It was leased again because the clock was set forward.
    if (this.#underWay.has(entry.id)) return;
    this.#count(entry, 1);
    const sending = this.#send(entry).finally(() => {
      // Another entry of the same receiver may be sent now.
      this.#poll.wake();
      this.#underWay.delete(entry.id);
      this.#count(entry, -1);
    });
    this.#underWay.set(entry.id, sending);
  }

  #count({ receiver }: OutboxEntry, change: number): void {
    if (receiver === null) return;
    const count = (this.#receivers.get(receiver) ?? 0) + change;
    if (count > 0) this.#receivers.set(receiver, count);
    else this.#receivers.delete(receiver);
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { services, handler } = this.#settings;
    const { id, kind, attempts } = entry;
    const leaseEnds = performance.now() + LEASE_MS;
    const outcome = await tryEntry(handler, entry);
    const settled = settlementOf(outcome, attempts, services.now());
    const logFields = { entryId: id, kind, attempts, reason: settled.lastError };
    if (settled.state === 'dead')
      services.log.error({ ...logFields, next: 'ops messages retry' }, 'outbox entry given up');
    if (settled.state === 'waiting') services.log.warn({ ...logFields, next: 'retry' }, 'outbox entry failed');
    await this.#settle(id, settled, leaseEnds);
  }

  /**
   * Stores the outcome of an entry, with retries until the lease ends. Then only logs the error. An entry that was sent
   * but not settled is sent again, with the same id.
   */
  async #settle(id: string, settled: SettledEntry, leaseEnds: number): Promise<void> {
    for (;;) {
      try {
        await this.#settlements.write(id, settled);
        return;
      } catch (error) {
        if (isUnavailable(error) && !this.#poll.isStopped && performance.now() < leaseEnds) {
          await sleep(SETTLE_AGAIN_MS);
          continue;
        }
        this.#settings.services.log.error({ err: error, entryId: id }, 'result of an outbox entry not stored');
        return;
      }
    }
  }
}
