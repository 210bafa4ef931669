import 'server-only';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { groupBy } from '../../platform/group-by';
import { entryId } from '../../messaging/queue/entry-id';
import { PollLoop, type PollResult } from '../../messaging/queue/poll';
import { BatchSizes } from './batch-sizes';
import { dropWaitingDeliveries } from './delivery-store';
import { endLeases, extendLeases, leaseWebhooks } from './webhook-lease-store';
import { listNextEvents, type QueuedEvent } from './event-queue-store';
import { sendRequest, type EventRequest } from './event-request';
import { recordWebhookSuccess, type WebhookHealth } from './webhook-health';
import { EventPoster } from './event-poster';
import { RequestResults } from './request-results';
import { findSendableWebhook, type WebhookRow } from './webhook-store';

/** Length of a lease in milliseconds, and the time after which a process that still sends extends it. */
const LEASE_MS = { length: 30_000, extend: 10_000 };
/** Maximum number of webhooks that one process sends to at once. */
const MAX_CONCURRENT_WEBHOOKS = 128;
/** Milliseconds after which a webhook is read again, and its slot is given to another webhook that waits. */
const TURN_MS = 1000;
/** Limits of a webhook without batches: events read together, and concurrent requests. */
const SINGLE_LIMITS = { read: 128, atOnce: 16 };

/** A leased webhook. */
interface LeasedWebhook {
  webhook: WebhookRow;
  /** False after another process has taken the lease over. */
  isOurs: boolean;
  isFailing: boolean;
  done: Promise<void>;
}

/**
 * Sends events to webhooks. One process sends to a webhook at a time, with one batch or with several single events of
 * different parcels under way. Each event is sent at least once, and a parcel's events in the order of their writing.
 */
export class EventSender {
  readonly #scope: Pick<Services, 'db' | 'now' | 'config' | 'log'>;
  readonly #owner = randomUUID();
  readonly #poster: EventPoster;
  readonly #results: RequestResults;
  readonly #held = new Map<string, LeasedWebhook>();
  readonly #sizes = new BatchSizes();
  readonly #poll: PollLoop;
  readonly #extending: NodeJS.Timeout;
  #failing = false;

  constructor(scope: Pick<Services, 'db' | 'now' | 'config' | 'log'>) {
    this.#scope = scope;
    this.#poster = new EventPoster(scope.config);
    this.#results = new RequestResults(scope);
    this.#poll = new PollLoop(scope.db, () => this.#look());
    this.#extending = setInterval(() => void this.#extend(), LEASE_MS.extend).unref();
  }

  /** Stops leasing webhooks. Resolves when requests under way are finished, or after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    await this.#poll.stop();
    await Promise.race([Promise.all([...this.#held.values()].map(({ done }) => done)), sleep(graceMs)]);
    clearInterval(this.#extending);
    await this.#release([...this.#held.keys()]);
  }

  #lease() {
    const now = this.#scope.now();
    return { owner: this.#owner, now, until: new Date(now.getTime() + LEASE_MS.length) };
  }

  async #look(): Promise<PollResult> {
    const { db, log } = this.#scope;
    const freePlaces = MAX_CONCURRENT_WEBHOOKS - this.#held.size;
    if (freePlaces <= 0) return 'full';
    try {
      const ids = await leaseWebhooks(db, this.#lease(), freePlaces);
      // This process already holds the webhook. It was leased again because the clock was set forward.
      for (const id of ids) if (!this.#held.has(id)) await this.#start(id);
      if (this.#failing) log.info('webhook event read recovered');
      this.#failing = false;
      return ids.length > 0 ? 'found' : 'nothing';
    } catch (error) {
      if (!this.#failing && !this.#poll.isStopped) log.warn({ err: error }, 'webhook event read failed');
      this.#failing = true;
      return 'nothing';
    }
  }

  async #start(id: string): Promise<void> {
    const webhook = await this.#sendable(id);
    if (!webhook) return this.#release([id]);
    const leased: LeasedWebhook = {
      webhook,
      isOurs: true,
      isFailing: webhook.failing_since !== null,
      done: Promise.resolve(),
    };
    this.#held.set(id, leased);
    leased.done = this.#drain(leased)
      .catch((error: unknown) => {
        if (isUnavailable(error)) return;
        this.#scope.log.error({ err: error, webhookId: id }, 'webhook events not sent');
      })
      .then(() => this.#release([id]))
      .finally(() => {
        this.#held.delete(id);
        this.#poll.wake();
      });
  }

  /** Returns the webhook as it is stored now. If it is off or its account is locked, drops its events. */
  async #sendable(id: string): Promise<WebhookRow | undefined> {
    const { db, now } = this.#scope;
    const webhook = await findSendableWebhook(db, id);
    if (!webhook) await dropWaitingDeliveries(db, id, now());
    return webhook;
  }

  /** Ends leases. If the database is unavailable, they expire. */
  async #release(ids: readonly string[]): Promise<void> {
    const { db, now } = this.#scope;
    if (ids.length > 0) await endLeases(db, { owner: this.#owner, now: now() }, ids).catch(() => undefined);
  }

  async #extend(): Promise<void> {
    if (this.#held.size === 0) return;
    const ours = await extendLeases(this.#scope.db, this.#lease(), [...this.#held.keys()]).catch(() => null);
    if (ours) for (const [id, leased] of this.#held) leased.isOurs &&= ours.has(id);
  }

  /** Sends until nothing is due, the webhook is paused or off, or another webhook needs its slot. */
  async #drain(leased: LeasedWebhook): Promise<void> {
    let turnEnds = performance.now() + TURN_MS;
    while (leased.isOurs && !this.#poll.isStopped) {
      if (performance.now() > turnEnds) {
        if (this.#held.size >= MAX_CONCURRENT_WEBHOOKS) return;
        turnEnds += TURN_MS;
        const webhook = await this.#sendable(leased.webhook.id);
        if (!webhook) return;
        leased.webhook = webhook;
      }
      const isBatched = leased.webhook.batch_size > 1;
      const limit = isBatched ? this.#sizes.of(leased.webhook) : SINGLE_LIMITS.read;
      const now = this.#scope.now();
      const { events, batchId } = await listNextEvents(this.#scope.db, leased.webhook, { now, limit, isBatched });
      if (events.length === 0) return;
      const health = isBatched
        ? await this.#sendBatch(leased, events, batchId)
        : await this.#sendSingly(leased, events);
      if (health !== 'on') return;
    }
  }

  async #sendBatch(
    leased: LeasedWebhook,
    events: readonly QueuedEvent[],
    batchId: string | null,
  ): Promise<WebhookHealth> {
    const request = { id: batchId ?? entryId(this.#scope.now()), events, isBatch: true };
    const { health, isAccepted, stored } = await this.#send(leased, request);
    await stored;
    if (isAccepted) this.#sizes.grow(leased.webhook);
    else if (events.length > 1 && events[0]!.attempts > 0) this.#sizes.halve(leased.webhook, events.length);
    return health;
  }

  /**
   * Sends one request for each event: parcels at the same time, and a parcel's events one after the other. Starts no
   * request after `TURN_MS`: a slow server would otherwise occupy the webhook's slot for minutes. The next turn reads
   * the remaining events.
   */
  async #sendSingly(leased: LeasedWebhook, events: readonly QueuedEvent[]): Promise<WebhookHealth> {
    const parcels = [...groupBy(events, ({ waybill_no }) => waybill_no).values()];
    const writes: Promise<void>[] = [];
    let result: WebhookHealth = 'on';
    const turnEnds = performance.now() + TURN_MS;
    const sendParcels = async () => {
      for (let parcel = parcels.shift(); parcel && result === 'on'; parcel = parcels.shift())
        for (const event of parcel) {
          if (this.#poll.isStopped || !leased.isOurs || performance.now() > turnEnds) return;
          const delivery = await this.#send(leased, { id: event.id, events: [event], isBatch: false });
          writes.push(delivery.stored);
          if (delivery.health !== 'on') result = delivery.health;
          if (!delivery.isAccepted) break;
        }
    };
    await Promise.all(Array.from({ length: Math.min(SINGLE_LIMITS.atOnce, parcels.length) }, sendParcels));
    await Promise.all(writes);
    return result;
  }

  /** Sends a request. `stored` resolves when an accepted request is stored. */
  async #send(leased: LeasedWebhook, request: EventRequest) {
    const { id } = leased.webhook;
    const delivery = await sendRequest(this.#scope, this.#poster, leased.webhook, request);
    if (delivery.response.reason !== null) {
      leased.isFailing = true;
      const health = await this.#results.fail(id, request, delivery);
      return { health, isAccepted: false, stored: Promise.resolve() };
    }
    const write = this.#results.accept(request, delivery);
    // The caller awaits it later. The catch avoids an unhandled rejection until then.
    write.catch(() => undefined);
    if (leased.isFailing) {
      leased.isFailing = false;
      await recordWebhookSuccess(this.#scope, id);
    }
    return { health: 'on' as WebhookHealth, isAccepted: true, stored: write };
  }
}
