import 'server-only';
import type { CaseAnsweredData } from '@/lib/contract/developers/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../platform/db/open';
import { translate } from '../../platform/texts/server-texts';
import { enqueueEvents } from './enqueue-events';

type About = Pick<CaseAnsweredData, 'isTest' | 'tradeNo' | 'shopOrderNo' | 'time'>;
export type AnsweredCase = Pick<
  CaseAnsweredData,
  'waybillNo' | 'kind' | 'reference' | 'answer' | 'attemptAt' | 'claimState'
>;

/** Returns a function that writes the data of `case.answered` in a language. */
export const caseAnsweredData =
  (about: About, answeredCase: AnsweredCase) =>
  (language: Language): CaseAnsweredData => ({
    ...about,
    ...answeredCase,
    code: null,
    emsevt: null,
    description: translate(language, 'notices.caseAnswered', { kind: answeredCase.kind }),
  });

/**
 * Queues the event of an answer for the account's webhooks. Call it in the transaction of the answer, which locks the
 * order.
 */
export async function notifyOfAnswer(
  trx: Queryable,
  order: { id: string; user_id: string | null; trade_no: string; shop_order_no: string | null },
  answeredCase: AnsweredCase,
  now: Date,
): Promise<void> {
  if (order.user_id === null) return;
  const { trade_no: tradeNo, shop_order_no: shopOrderNo } = order;
  const data = caseAnsweredData({ isTest: false, tradeNo, shopOrderNo, time: now.toISOString() }, answeredCase);
  await enqueueEvents(trx, [{ type: 'case.answered', userId: order.user_id, orderId: order.id, data }], now);
}
