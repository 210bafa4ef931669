import 'server-only';
import type { CodCollectedData, CodPaidData } from '@/lib/contract/developers/webhook-events';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { Language } from '@/lib/market/language';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translate } from '../../platform/texts/server-texts';
import type { AccountEvent } from './enqueue-events';

interface OrderOfEvent {
  id: string;
  user_id: string | null;
  trade_no: string;
  shop_order_no: string | null;
}

const aboutOrder = ({ trade_no, shop_order_no }: Pick<OrderOfEvent, 'trade_no' | 'shop_order_no'>) =>
  ({ isTest: false, tradeNo: trade_no, shopOrderNo: shop_order_no, code: null, emsevt: null }) as const;

type CollectedParcel = Pick<CodCollectedData, 'waybillNo' | 'time' | 'collected' | 'fee'>;

/** Returns the sentence of an event in the webhook's language. */
const amountSentence = (language: Language, key: 'collected' | 'paid', amount: CodCollectedData['collected']) =>
  translate(language, `collections.${key}`, { amount: formatMoney(amount, messageLocale(language)) });

/** Returns a function that writes the data of `cod.collected` in a language. */
export const collectedData =
  (about: Omit<CodCollectedData, keyof CollectedParcel | 'description'>, collected: CollectedParcel) =>
  (language: Language): CodCollectedData => ({
    ...about,
    ...collected,
    description: amountSentence(language, 'collected', collected.collected),
  });

/**
 * Returns the event of a collection, or of its correction, for the account's webhooks. Empty if the account is closed.
 */
export function collectedEvents(order: OrderOfEvent, collected: CollectedParcel): AccountEvent[] {
  if (order.user_id === null) return [];
  const data = collectedData(aboutOrder(order), collected);
  return [{ type: 'cod.collected', userId: order.user_id, orderId: order.id, data }];
}

type PaidParcel = Pick<CodPaidData, 'waybillNo' | 'time' | 'payoutId' | 'amount' | 'paidOn' | 'bankReference'>;

/** Returns a function that writes the data of `cod.paid` in a language. */
export const paidData =
  (about: Omit<CodPaidData, keyof PaidParcel | 'description'>, paid: PaidParcel) =>
  (language: Language): CodPaidData => ({
    ...about,
    ...paid,
    description: amountSentence(language, 'paid', paid.amount),
  });

/** Returns the event of a parcel's part of a payout for the account's webhooks. Empty if the account is closed. */
export function paidEvents(order: OrderOfEvent, paid: PaidParcel): AccountEvent[] {
  if (order.user_id === null) return [];
  return [{ type: 'cod.paid', userId: order.user_id, orderId: order.id, data: paidData(aboutOrder(order), paid) }];
}
