import 'server-only';
import type { ChoiceMadeData } from '@/lib/contract/developers/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../platform/db/open';
import { enqueueEvents } from './enqueue-events';

export interface ParcelChoice extends Pick<
  ChoiceMadeData,
  'waybillNo' | 'choice' | 'madeBy' | 'day' | 'siteCode' | 'sentOnAs'
> {
  /** Choice as one sentence, without names and notes. */
  describe: (language: Language) => string;
}

/**
 * Queues the event of an instruction, or of a choice about a returned parcel, for the account's webhooks. Call it in
 * the transaction of the choice, which locks the order.
 */
export async function notifyOfChoice(
  trx: Queryable,
  order: { id: string; user_id: string | null; trade_no: string; shop_order_no: string | null },
  { describe, ...choice }: ParcelChoice,
  now: Date,
): Promise<void> {
  if (order.user_id === null) return;
  const about = {
    isTest: false,
    tradeNo: order.trade_no,
    shopOrderNo: order.shop_order_no,
    time: now.toISOString(),
    code: null,
    emsevt: null,
  } as const;
  const data = (language: Language) => ({ ...about, ...choice, description: describe(language) });
  const event = { type: 'parcel.choice_made', userId: order.user_id, orderId: order.id, data } as const;
  await enqueueEvents(trx, [event], now);
}
