import 'server-only';
import type { DetailsGivenData } from '@/lib/contract/developers/webhook-events';
import type { Queryable } from '../../platform/db/open';
import { translate } from '../../platform/texts/server-texts';
import { enqueueEvents } from './enqueue-events';

interface CompleteOrder extends Pick<DetailsGivenData, 'waybillNo' | 'waybills' | 'details'> {
  id: string;
  userId: string;
  tradeNo: string;
  shopOrderNo: string | null;
}

/**
 * Queues the event of an order that no longer waits. Call it in the transaction that stores the details and locks the
 * order.
 */
export async function notifyOfDetails(trx: Queryable, order: CompleteOrder, now: Date): Promise<void> {
  const { id: orderId, userId, ...about } = order;
  const event = { ...about, isTest: false, time: now.toISOString(), code: null, emsevt: null } as const;
  const detailsGiven = {
    type: 'order.details_given',
    userId,
    orderId,
    data: (language) => ({ ...event, description: translate(language, 'notices.DETAILS_GIVEN.title') }),
  } as const satisfies Parameters<typeof enqueueEvents>[1][number];
  await enqueueEvents(trx, [detailsGiven], now);
}
