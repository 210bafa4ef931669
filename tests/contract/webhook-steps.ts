import { expect, vi } from 'vitest';
import type { WebhookEventType } from '@/lib/contract/webhook-types';
import type { DeliveryView, WebhookView } from '@/lib/contract/webhooks';
import { internationalOrder } from './order-samples';
import type { Person } from './people';
import type { World } from './world';

export interface MadeWebhook extends WebhookView {
  secret: string;
}

/** What a webhook's owner does with it. */
export function webhookSteps(world: () => World, owner: () => Person) {
  const ask = async (name: Parameters<World['call']>[0], input: Record<string, unknown>) => {
    const reply = await world().call(name, input, { token: owner().token });
    expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body.data;
  };
  const create = (url: string, events: readonly WebhookEventType[], more: Record<string, unknown> = {}) =>
    ask('createWebhook', { url, mode: 'live', events, ...more }) as Promise<MadeWebhook>;
  const deliveries = async (id: string): Promise<DeliveryView[]> => (await ask('listWebhookDeliveries', { id })).items;
  return {
    ask,
    create,
    deliveries,
    test: (id: string, type: WebhookEventType = 'parcel.moved') =>
      ask('sendTestEvent', { id, type }) as Promise<DeliveryView>,
    view: async (id: string): Promise<WebhookView> =>
      (await ask('listWebhooks', {})).items.find((each: WebhookView) => each.id === id),
    place: async () => await ask('addInternationalOrder', internationalOrder()),
    /** Resolves when the newest delivery has had so many attempts; answers it. */
    attempted: async (id: string, attempts: number, timeout = 5000): Promise<DeliveryView> => {
      await vi.waitFor(async () => expect((await deliveries(id))[0]?.attempts.length).toBe(attempts), { timeout });
      return (await deliveries(id))[0]!;
    },
  };
}
