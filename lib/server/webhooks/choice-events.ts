import 'server-only';
import type { ChoiceMadeData } from '@/lib/contract/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../db/open';
import { enqueueEvents } from '@/lib/server/accounts/webhooks/enqueue-events';

export interface MadeChoice extends Pick<ChoiceMadeData, 'waybillNo' | 'choice' | 'madeBy' | 'day' | 'siteCode'> {
  /** In one sentence, without names and notes. */
  describe: (language: Language) => string;
}

/** Tells an account's webhooks what was chosen for a parcel, in the transaction of the choice, which holds the order. */
export async function tellOfChoice(
  trx: Queryable,
  order: { id: string; user_id: string | null; trade_no: string },
  { describe, ...made }: MadeChoice,
  now: Date,
): Promise<void> {
  if (order.user_id === null) return;
  const about = { isTest: false, tradeNo: order.trade_no, time: now.toISOString(), code: null, emsevt: null } as const;
  const data = (language: Language) => ({ ...about, ...made, description: describe(language) });
  const happening = { type: 'parcel.choice_made', userId: order.user_id, orderId: order.id, data } as const;
  await enqueueEvents(trx, [happening], now);
}
