import 'server-only';
import { smsDueAt } from '@/lib/market/quiet-hours';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket, marketInLanguage } from '@/lib/routing/short-link';
import { findUser } from '../../accounts/users/user-store';
import { originsOf } from '../../platform/config';
import type { Services } from '../../platform/context';
import { mapInSlices } from '../../platform/map-in-slices';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';
import { SheetMarket } from './booked-entries';
import { enqueueMessages, type NewMessage } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import type { EntryHandler, OutboxEntry } from '../../messaging/queue/entry';
import { wakeWorkers } from '../../messaging/queue/wake';
import { loadHandOvers } from '../orders/place/hand-over';
import { ORDER_INPUT } from '../orders/order-input';
import { loadPriceText } from '../orders/present/load-payment';
import { hasLaterSheetOrder, listOrdersToNotify, type OrderToNotify } from './notice-store';

type NoticeServices = Pick<Services, 'config' | 'db' | 'now'>;

/**
 * Maximum number of ways in which the parcels get to us that a mail describes. Further ways are on the pages of the
 * orders.
 */
const MAX_OPTIONS = 5;

/** Returns the parts of the mail that depend on the orders: their price, where to bring the parcels, and how to pay. */
async function loadMailParts(
  { db, now }: NoticeServices,
  { language, country }: SheetMarket,
  orders: readonly OrderToNotify[],
) {
  const market = { db, now, language, country };
  const inputs = await mapInSlices(orders, ({ input }) => ORDER_INPUT.read(input));
  const priced = await mapInSlices(orders, ({ quote, billed, receiver_country }) => ({
    totals: QUOTE_COLUMN.read(billed ?? quote).totals,
    country: receiver_country,
  }));
  const { views } = await loadHandOvers(market, inputs);
  const options = views
    .slice(0, MAX_OPTIONS)
    .map(({ title, text, site }) => [title, text, site?.label.text ?? ''].join('\n').trim());
  const lines = new Set(views.slice(0, MAX_OPTIONS).flatMap(({ payment }) => payment.lines));
  return {
    price: await loadPriceText(market, priced),
    handOver: [...options, ...(views.length > MAX_OPTIONS ? ['…'] : [])].join('\n\n'),
    payment: [views[0]?.payment.title ?? '', ...lines].join('\n'),
  };
}

/** Returns the message about a sheet, or the reason for sending none. */
async function createMessage(scope: NoticeServices, entry: OutboxEntry): Promise<NewMessage | string> {
  const { config, db, now } = scope;
  const user = entry.user_id === null ? null : await findUser(db, entry.user_id);
  if (!user) return 'account closed';
  const ownedEntry = { ...entry, user_id: user.id };
  if (await hasLaterSheetOrder(db, ownedEntry)) return 'part of the message about a later order';
  const unreportedOrders = await listOrdersToNotify(db, ownedEntry);
  if (unreportedOrders.length === 0) return 'part of an earlier message';
  const page = SheetMarket.parse(JSON.parse(entry.payload));
  const { language, country } = page;
  const link =
    originOfMarket(country, originsOf(config)) + paths.myOrder(formatPrefix(marketInLanguage(country, language)));
  const common = {
    // Derived from the entry's id, so that a retry queues the same message.
    id: `${entry.id}.sender`,
    language,
    country,
    userId: user.id,
    parcel: { account: user.id, handedOver: false },
  };
  const values = { orders: unreportedOrders.length, link };
  if (user.email !== null)
    return {
      ...common,
      ...MESSAGE_WRITERS.mail.sheetBooked({ ...values, ...(await loadMailParts(scope, page, unreportedOrders)) }),
      to: user.email,
    };
  if (user.phone === null) return 'no recipient';
  return { ...common, ...MESSAGE_WRITERS.sms.sheetBooked(values), to: user.phone, dueAt: smsDueAt(now(), country) };
}

/**
 * Creates the outbox handler for orders of sheets. It notifies the sender once, after the last order of a sheet, of the
 * number of booked orders. Orders that are placed later get a separate message.
 */
export function createSheetNoticeHandler(scope: NoticeServices): EntryHandler {
  return async (entry) => {
    const message = await createMessage(scope, entry);
    if (typeof message === 'string') return { result: 'dropped', reason: message };
    await scope.db.transaction().execute((trx) => enqueueMessages(trx, [message], scope.now()));
    wakeWorkers(scope.db);
    return { result: 'sent' };
  };
}
