import 'server-only';
import type { WebhookRow } from './webhook-store';

/** Share of the largest batch by which smaller ones grow after each success. */
const GROWTH_SHARE = 1 / 20;

type BatchedWebhook = Pick<WebhookRow, 'id' | 'batch_size'>;

/** Sizes of the next batches of webhooks that did not accept larger ones, in this process. */
export class BatchSizes {
  readonly #sizes = new Map<string, number>();

  of({ id, batch_size }: BatchedWebhook): number {
    return Math.max(1, Math.floor(Math.min(this.#sizes.get(id) ?? batch_size, batch_size)));
  }

  /** Call it when a batch of this many events is split. */
  halve({ id }: BatchedWebhook, events: number): void {
    this.#sizes.set(id, events / 2);
  }

  /** Call it when a batch was accepted. */
  grow({ id, batch_size }: BatchedWebhook): void {
    const size = this.#sizes.get(id);
    if (size === undefined) return;
    const next = size + batch_size * GROWTH_SHARE;
    if (next < batch_size) this.#sizes.set(id, next);
    else this.#sizes.delete(id);
  }
}
