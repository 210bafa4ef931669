import { expect, vi } from 'vitest';
import type { WebhookEventType } from '@/lib/contract/developers/webhook-types';
import type { WebhookDeliveryView, WebhookView } from '@/lib/contract/developers/webhooks';
import { internationalOrder } from '../order-samples';
import type { Person } from '../people';
import type { World } from '../world';

export interface MadeWebhook extends WebhookView {
  secret: string;
}

/** Returns true if the result of the last attempt is stored. The attempt itself is stored before it. */
function isSettled({ state, nextAttemptAt, attempts }: WebhookDeliveryView): boolean {
  const last = attempts.at(-1);
  if (!last || state !== 'waiting') return true;
  const isAccepted = last.status !== null && last.status < 300;
  return !isAccepted && nextAttemptAt !== null && nextAttemptAt > last.at;
}

/** Calls that a webhook's owner makes. */
export function webhookSteps(world: () => World, owner: () => Person) {
  const callAsOwner = async (name: Parameters<World['call']>[0], input: Record<string, unknown>) => {
    const reply = await world().call(name, input, { token: owner().token });
    expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body.data;
  };
  const create = (url: string, events: readonly WebhookEventType[], more: Record<string, unknown> = {}) =>
    callAsOwner('createWebhook', { url, mode: 'live', events, ...more }) as Promise<MadeWebhook>;
  const deliveries = async (id: string): Promise<WebhookDeliveryView[]> =>
    (await callAsOwner('listWebhookDeliveries', { id })).items;
  return {
    callAsOwner,
    create,
    deliveries,
    test: (id: string, type: WebhookEventType = 'parcel.moved') =>
      callAsOwner('sendTestEvent', { id, type }) as Promise<WebhookDeliveryView>,
    view: async (id: string): Promise<WebhookView> =>
      (await callAsOwner('listWebhooks', {})).items.find((each: WebhookView) => each.id === id),
    place: async () => await callAsOwner('addInternationalOrder', internationalOrder()),
    /** Resolves with the newest delivery once this many attempts and the result of the last one are stored. */
    waitForAttempts: (id: string, attempts: number, timeout = 5000): Promise<WebhookDeliveryView> =>
      vi.waitFor(
        async () => {
          const [newest] = await deliveries(id);
          expect(newest?.attempts.length).toBe(attempts);
          expect(isSettled(newest!), 'the result is stored').toBe(true);
          return newest!;
        },
        { timeout },
      ),
  };
}
