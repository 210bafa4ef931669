import 'server-only';
import { money } from '@/lib/billing/money';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { MARKETS } from '@/lib/market/country';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { marketOfReader, originOfMarket } from '@/lib/routing/short-link';
import { findUser } from '../../accounts/users/user-store';
import { paidEvents } from '../../accounts/webhooks/collection-events';
import { enqueueEvents } from '../../accounts/webhooks/enqueue-events';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { originsOf, type Config } from '../../platform/config';
import { lockRows } from '../../platform/db/lock-rows';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import { messageLocale } from '../../platform/texts/message-arguments';
import type { CollectedRow } from './ledger-store';
import type { BankLine, PayoutOfAccount } from './payout-store';

/** Locks and returns the orders of parcels by waybill, in the order of their ids, as imports of scans do. */
export async function lockOrdersOf(trx: Queryable, waybills: readonly string[]) {
  const orders = trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'trade_no', 'shop_order_no', 'language', 'sender_country', 'created_at'])
    .where(
      'id',
      'in',
      trx
        .selectFrom('parcels')
        .select('order_id')
        .where(columnInListSql(trx, 'waybill_no', waybills)),
    )
    .orderBy('id');
  const rows = new Map((await lockRows(trx, orders).execute()).map((row) => [row.id, row]));
  const parcels = await trx
    .selectFrom('parcels')
    .select(['waybill_no', 'order_id'])
    .where(columnInListSql(trx, 'waybill_no', waybills))
    .execute();
  return new Map(
    parcels.flatMap(({ waybill_no, order_id }) => {
      const order = rows.get(order_id);
      return order ? [[waybill_no, order] as const] : [];
    }),
  );
}
export type LockedOrders = Awaited<ReturnType<typeof lockOrdersOf>>;

/** A payout that the bank made, with its parcels and their orders. */
export interface MadePayout {
  line: BankLine;
  payout: PayoutOfAccount;
  parcels: readonly CollectedRow[];
  orders: LockedOrders;
}

/** Queues the webhook events of a payout, one for each parcel. */
async function enqueuePaid(trx: Queryable, { line, payout, parcels, orders }: MadePayout, now: Date): Promise<void> {
  const { currency } = MARKETS[payout.country_code];
  const events = parcels.flatMap(({ waybill_no: waybillNo, payout_minor }) => {
    const amount = money(currency, payout_minor);
    const paid = { payoutId: payout.id, paidOn: line.on, bankReference: line.reference!, time: now.toISOString() };
    return paidEvents(orders.get(waybillNo)!, { ...paid, waybillNo, amount });
  });
  await enqueueEvents(trx, events, now);
}

/**
 * Queues the message to the seller and the webhook events of a payout, in its transaction. The message is in the
 * language of the newest of its orders. A closed account, or one without address and number, gets no message.
 */
export async function notifyOfPayout(
  { config }: { config: Config },
  trx: Queryable,
  paidPayout: MadePayout,
  now: Date,
): Promise<void> {
  await enqueuePaid(trx, paidPayout, now);
  const { line, payout, parcels, orders } = paidPayout;
  const user = payout.user_id === null ? null : await findUser(trx, payout.user_id);
  const to = user?.email ?? user?.phone;
  if (!user || !to) return;
  const payoutOrders = parcels.flatMap(({ waybill_no }) => orders.get(waybill_no) ?? []);
  const newest = payoutOrders.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).at(-1);
  const home = user.country_code ?? payout.country_code;
  const language = newest?.language ?? MARKETS[home].defaultLanguage;
  const market = marketOfReader(language, [home, payout.country_code, newest?.sender_country ?? 'CN']);
  const locale = messageLocale(language);
  const brief = {
    amount: formatMoney(line.amount, locale),
    day: formatDay(line.on, locale, 'monthDay'),
    link: originOfMarket(market.country, originsOf(config)) + paths.collections(formatPrefix(market)),
  };
  const text =
    user.email === null
      ? MESSAGE_WRITERS.sms.payoutMade(brief)
      : MESSAGE_WRITERS.mail.payoutMade({
          ...brief,
          parcels: payout.parcels,
          payout: payout.id,
          reference: line.reference!,
        });
  await enqueueMessages(trx, [{ ...text, to, language, userId: user.id }], now);
}
