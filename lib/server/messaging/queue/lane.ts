import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Services } from '../../context';
import { isUnavailable } from '../../platform/db/engine';
import { codeOf } from '../../platform/errors';
import type { Handler, Outcome, OutboxEntry } from '@/lib/server/outbox/entry';
import { claimFairly } from '@/lib/server/outbox/fair-store';
import { pauseAfter } from '@/lib/server/outbox/retry-pauses';
import { Settlements } from './settlements';
import { claim, release, type Settled } from '@/lib/server/outbox/store';
import { onWake } from '@/lib/server/outbox/wake';

/** How long an entry is ours, in milliseconds. */
const LEASE_MS = 30_000;
/** How long sending one may take. The rest of the lease is for writing it down, and for clocks that differ. */
const HANDLER_MS = 20_000;
/** Between two looks: the least, so that entries are claimed together, and the most, of an idle lane. */
const LOOK_MS = { least: 50, most: 500 };
/** Between two tries to write down what became of an entry, while the database is away. */
const SETTLE_AGAIN_MS = 250;

export type WorkerServices = Pick<Services, 'db' | 'log' | 'now'>;

/** How a kind is sent. */
export interface LaneOptions {
  /** How many are sent at once. */
  concurrency: number;
  /** How many of one receiver are sent at once, its series one after the other; without it entries share no receiver. */
  perReceiver?: number;
  /** Milliseconds until the next attempt after so many, null to give it up; ours for messages by default. */
  pauseAfter?: typeof pauseAfter;
  /** Failures are somebody else's: an operator need not know. */
  failuresOfOthers?: true;
}

interface LaneSettings extends LaneOptions {
  services: WorkerServices;
  kind: string;
  handler: Handler;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function attempt(handler: Handler, entry: OutboxEntry): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ result: 'failed', reason: 'timeout' }), HANDLER_MS);
  });
  try {
    return await Promise.race([handler(entry), tooLong]);
  } catch (error) {
    return { result: 'failed', reason: String(codeOf(error) ?? 'error') };
  } finally {
    clearTimeout(timer);
  }
}

/** The change that an outcome makes to an entry after so many attempts. */
function settledAs(outcome: Outcome, attempts: number, now: Date, pauses: typeof pauseAfter): Settled {
  const none = { lastError: null, gatewayState: null, dueAt: null };
  if (outcome.result === 'sent') return { ...none, state: 'sent', gatewayState: outcome.gatewayState ?? null };
  const lastError = outcome.reason;
  if (outcome.result === 'dropped') return { ...none, state: 'dropped', lastError };
  const pause = outcome.result === 'failed' ? pauses(attempts, Math.random()) : null;
  if (pause === null) return { ...none, state: 'dead', lastError };
  const notBefore = outcome.result === 'failed' ? (outcome.notBefore?.getTime() ?? 0) : 0;
  return { ...none, state: 'waiting', lastError, dueAt: new Date(Math.max(now.getTime() + pause, notBefore)) };
}

/** Sends the entries of one kind, so that none waits for another kind's receivers. */
export class Lane {
  readonly #settings: LaneSettings;
  readonly #owner = randomUUID();
  readonly #settlements: Settlements;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #receivers = new Map<string, number>();
  readonly #loop: Promise<void>;
  readonly #endWake: () => void;
  #unstarted: readonly OutboxEntry[] = [];
  #stopped = false;
  #failing = false;
  #woken = false;
  #waken = () => {};

  constructor(settings: LaneSettings) {
    this.#settings = settings;
    this.#settlements = new Settlements(settings.services, this.#owner);
    this.#endWake = onWake(settings.services.db, () => this.#wake());
    this.#loop = this.#run();
  }

  /** Takes no more; resolves when what is under way is finished, or after `graceMs`, when its leases are given back. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    this.#endWake();
    this.#wake();
    await this.#loop;
    await Promise.race([Promise.all(this.#underWay.values()), sleep(graceMs)]);
    const held = [...this.#unstarted.map(({ id }) => id), ...this.#underWay.keys()];
    // Without the database they run out by themselves.
    await release(this.#settings.services.db, this.#owner, held).catch(() => undefined);
  }

  #wake(): void {
    this.#woken = true;
    this.#waken();
  }

  async #run(): Promise<void> {
    let pause = LOOK_MS.least;
    while (!this.#stopped) {
      this.#woken = false;
      const free = this.#settings.concurrency - this.#underWay.size;
      const claimed = free > 0 ? await this.#claim(free) : [];
      if (this.#stopped) this.#unstarted = claimed;
      else for (const entry of claimed) this.#start(entry);
      pause = claimed.length > 0 ? LOOK_MS.least : Math.min(pause * 2, LOOK_MS.most);
      await this.#rest(this.#isFull() ? HANDLER_MS : pause);
    }
  }

  /** Until the pause is over or somebody wakes it, but for the least pause. */
  async #rest(pause: number): Promise<void> {
    await sleep(LOOK_MS.least);
    if (this.#woken || this.#stopped || pause <= LOOK_MS.least) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause - LOOK_MS.least);
      this.#waken = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#waken = () => {};
  }

  async #claim(limit: number): Promise<OutboxEntry[]> {
    const { services, kind, perReceiver } = this.#settings;
    const { db, log, now } = services;
    try {
      const time = now();
      const leasedUntil = new Date(time.getTime() + LEASE_MS);
      const asked = { kind, owner: this.#owner, now: time, leasedUntil, limit };
      const claimed = await (perReceiver === undefined
        ? claim(db, asked)
        : claimFairly(db, { ...asked, perReceiver, underWay: this.#receivers }));
      if (this.#failing) log.info({ kind }, 'the outbox can be read again');
      this.#failing = false;
      return claimed;
    } catch (error) {
      if (!this.#failing && !this.#stopped) log.warn({ err: error, kind }, 'the outbox could not be read');
      this.#failing = true;
      return [];
    }
  }

  #isFull(): boolean {
    return this.#underWay.size >= this.#settings.concurrency;
  }

  #start(entry: OutboxEntry): void {
    // Claimed again by ourselves, after the clock was set forward.
    if (this.#underWay.has(entry.id)) return;
    this.#count(entry, 1);
    const sent = this.#send(entry).finally(() => {
      // Of a receiver or a series another one may be sent now.
      if (this.#isFull() || this.#settings.perReceiver !== undefined) this.#wake();
      this.#underWay.delete(entry.id);
      this.#count(entry, -1);
    });
    this.#underWay.set(entry.id, sent);
  }

  #count({ receiver }: OutboxEntry, change: number): void {
    if (receiver === null) return;
    const count = (this.#receivers.get(receiver) ?? 0) + change;
    if (count > 0) this.#receivers.set(receiver, count);
    else this.#receivers.delete(receiver);
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { services, handler, failuresOfOthers } = this.#settings;
    const { id, kind, attempts } = entry;
    const leaseEnds = performance.now() + LEASE_MS;
    const outcome = await attempt(handler, entry);
    const settled = settledAs(outcome, attempts, services.now(), this.#settings.pauseAfter ?? pauseAfter);
    const told = { id, kind, attempts, reason: settled.lastError };
    const level = (ours: 'error' | 'warn') => (failuresOfOthers ? 'info' : ours);
    if (settled.state === 'dead') services.log[level('error')](told, 'given up: an operator may send it again');
    if (settled.state === 'waiting') services.log[level('warn')](told, 'not sent: tried again later');
    await this.#settle(id, settled, leaseEnds);
  }

  /** Tries as long as the lease runs: what is sent and not written down is sent again, under the same id. */
  async #settle(id: string, settled: Settled, leaseEnds: number): Promise<void> {
    for (;;) {
      try {
        await this.#settlements.write(id, settled);
        return;
      } catch (error) {
        if (isUnavailable(error) && !this.#stopped && performance.now() < leaseEnds) {
          await sleep(SETTLE_AGAIN_MS);
          continue;
        }
        this.#settings.services.log.error({ err: error, id }, 'what became of it could not be written down');
        return;
      }
    }
  }
}
