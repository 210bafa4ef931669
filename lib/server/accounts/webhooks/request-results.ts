import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { insertAttempts, batchPartId, type WebhookAttemptRow } from './delivery-store';
import { storeFailedEvents, storeSentEvents, type FailedEvents, type QueuedEvent } from './event-queue-store';
import type { EventRequest, DeliveryResult } from './event-request';
import { recordWebhookFailure, type WebhookHealth } from './webhook-health';
import { actionAfterFailure } from './webhook-retries';

type ResultServices = Pick<Services, 'db' | 'now' | 'log'>;

/** Milliseconds for which accepted requests are collected. They are then stored with one commit. */
const COLLECT_MS = 10;
/** Milliseconds between attempts while the database is unavailable, and until the last attempt. */
const AGAIN_MS = { pause: 250, max: 30_000 };

interface AcceptedRequest {
  request: EventRequest;
  attempt: WebhookAttemptRow;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

const idsOf = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);

/** Repeats a write while the database is unavailable: an import may lock SQLite, and a server may be restarted. */
async function runWhenAvailable<Result>(write: () => Promise<Result>): Promise<Result> {
  for (const until = performance.now() + AGAIN_MS.max; ; await sleep(AGAIN_MS.pause)) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= until) throw error;
    }
  }
}

/**
 * Returns two parts of a batch. A parcel's events stay together, so that no part waits for the other, unless the batch
 * is of one parcel.
 */
export function splitBatch(events: readonly QueuedEvent[]): [QueuedEvent[], QueuedEvent[]] {
  const parcels = groupBy(events, ({ waybill_no }) => waybill_no);
  const half = Math.ceil(events.length / 2);
  const firstParcels = new Set<string | null>();
  let count = 0;
  for (const [waybillNo, ofParcel] of parcels) {
    if (count > 0 && count + ofParcel.length > half) break;
    firstParcels.add(waybillNo);
    count += ofParcel.length;
  }
  if (count === events.length) return [events.slice(0, half), events.slice(half)];
  const isFirst = ({ waybill_no }: QueuedEvent) => firstParcels.has(waybill_no);
  return [events.filter(isFirst), events.filter((event) => !isFirst(event))];
}

/** Stores the results of requests to webhooks: the attempt, the events, and the health of the webhook. */
export class RequestResults {
  readonly #scope: ResultServices;
  #accepted: AcceptedRequest[] = [];
  #writing = false;

  constructor(scope: ResultServices) {
    this.#scope = scope;
  }

  /** Stores an accepted request. Requests of all webhooks that end within a moment are stored together. */
  accept(request: EventRequest, { attempt }: DeliveryResult): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#accepted.push({ request, attempt, resolve, reject });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#accepted.length > 0) {
      await sleep(COLLECT_MS);
      const batch = this.#accepted.splice(0);
      try {
        await runWhenAvailable(() => this.#writeTogether(batch));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
  }

  async #writeTogether(some: readonly AcceptedRequest[]): Promise<void> {
    const { db, now } = this.#scope;
    // Single events with the same status are one statement.
    const attemptsByRequest = groupBy(some, ({ request: { id, isBatch }, attempt }) =>
      isBatch ? id : String(attempt.status),
    );
    await db.transaction().execute(async (trx) => {
      await insertAttempts(
        trx,
        some.map(({ attempt }) => attempt),
      );
      for (const sameRequests of attemptsByRequest.values()) {
        const { request, attempt } = sameRequests[0]!;
        const ids = sameRequests.flatMap(({ request: { events } }) => idsOf(events));
        await storeSentEvents(
          trx,
          { ids, batchId: request.isBatch ? request.id : null, status: attempt.status },
          now(),
        );
      }
    });
  }

  /** Stores a failed request. A batch is repeated whole, and split after its second failure. */
  fail(webhookId: string, request: EventRequest, { response, attempt }: DeliveryResult): Promise<WebhookHealth> {
    const { db } = this.#scope;
    return runWhenAvailable(() =>
      db.transaction().execute(async (trx) => {
        const now = this.#scope.now();
        await insertAttempts(trx, [attempt]);
        const health = await recordWebhookFailure(trx, webhookId, response, { now, events: request.events.length });
        await this.#failEvents(trx, webhookId, request, { reason: response.reason, health, now });
        return health;
      }),
    );
  }

  async #failEvents(
    trx: Queryable,
    webhookId: string,
    { id, events, isBatch }: EventRequest,
    { reason, health, now }: { reason: string | null; health: WebhookHealth; now: Date },
  ): Promise<void> {
    const attempts = events[0]!.attempts + 1;
    const batchId = isBatch ? id : null;
    const next = health === 'off' ? 'give up' : actionAfterFailure(events.length, attempts, Math.random());
    const store = (part: Partial<FailedEvents>) =>
      storeFailedEvents(trx, { ids: idsOf(events), batchId, attempts, dueAt: null, reason, ...part }, now);
    const logFields = { webhookId, requestId: id, events: events.length, attempts, reason };
    if (next === 'split') {
      const [first, second] = splitBatch(events);
      await store({ ids: idsOf(first), batchId: batchPartId(id, 1), attempts: 0, dueAt: now });
      await store({ ids: idsOf(second), batchId: batchPartId(id, 2), attempts: 0, dueAt: now });
    } else await store({ dueAt: next === 'give up' ? null : new Date(now.getTime() + next) });
    if (next === 'give up') this.#scope.log.warn(logFields, 'webhook events given up');
    else this.#scope.log.info(logFields, 'webhook request failed');
  }
}
