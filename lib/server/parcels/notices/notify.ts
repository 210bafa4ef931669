import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { formatPrefix } from '@/lib/market/prefix';
import { smsDueAt } from '@/lib/market/quiet-hours';
import { piecesOf, sumOfAmounts } from '@/lib/orders/own-amounts';
import { DETAIL_REQUESTS, isNotified, type NoticeKind, type PartyName } from '@/lib/parcel/notices';
import { paths } from '@/lib/routing/paths';
import { originOfMarket, marketInLanguage } from '@/lib/routing/short-link';
import { originsOf } from '../../platform/config';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { listCitiesByCode } from '../../places/geography/places-by-code-store';
import { loadRoutes } from '../../places/geography/route';
import { enqueueMessages, type NewMessage } from '../../messaging/messages/enqueue-messages';
import { QueuedNotice } from './notice';
import { currentParcels, listParcels, windowsOf, type ParcelRow } from '../orders/parcel-store';
import { listReturns } from '../returns/return-store';
import type { EntryHandler, OutboxEntry } from '../../messaging/queue/entry';
import { wakeWorkers } from '../../messaging/queue/wake';
import { orderWaits } from '../receiver/details/detail-notices';
import { createParcelLinks } from '../receiver/links/create-parcel-link';
import { isHandedOver } from '../receiver/may-write-to-receiver';
import { loadNoticeDetails } from './load-notice-details';
import { leadsToOrder, noticeText, type MailDetails } from './notice-text';
import type { NoticeFacts } from './notice-values';
import { loadRecipients, type Recipient } from './load-recipients';
import { findNoticedOrder, type NoticedOrder } from './notice-store';
import { ORDER_INPUT } from '../orders/order-input';

type NoticeServices = Pick<Services, 'config' | 'db' | 'now'>;

/** Returns the last announced days, or null if they differ between the parcels. */
function expectedOf(parcels: readonly ParcelRow[]): NoticeFacts['expected'] {
  const [first = null, ...others] = parcels.map((parcel) => windowsOf(parcel)?.windows.at(-1) ?? null);
  const isSame = others.every((other) => other?.earliest === first?.earliest && other?.latest === first?.latest);
  return first && isSame ? { earliest: first.earliest, latest: first.latest } : null;
}

/** Kinds that name the last day to choose, or the party that chose. */
const KINDS_OF_RETURN: readonly NoticeKind[] = ['RETURNED', 'RETURN_REMINDER', 'DESTROYED', 'SENT_ON'];

interface NoticedEvent extends NoticeFacts {
  /** If set, only this party is notified. */
  only?: PartyName | undefined;
  /** True if one of the parcels was handed over. */
  handedOver: boolean;
  /** All parcels of the order. */
  parcels: readonly ParcelRow[];
}

/** Returns true if the receiver is notified: the rule of `mayWriteToReceiver` for all parcels of a notice. */
const isReceiverNotified = ({ handedOver, order }: NoticedEvent) => handedOver || order.user_handed_over_at !== null;

/** Returns a function that names the hubs of an order's route in a language. */
async function loadRouteNames(
  db: Queryable,
  order: NoticedOrder,
  { sender, receiver }: OrderInput,
): Promise<NoticeFacts['routeIn']> {
  const cities = await listCitiesByCode(db, [sender.cityCode, receiver.cityCode]);
  const routeOf = await loadRoutes(db, [order.sender_country, order.receiver_country]);
  return (language) => routeOf(cities.get(sender.cityCode), cities.get(receiver.cityCode), language) ?? null;
}

async function loadEventFacts(trx: Queryable, entry: OutboxEntry): Promise<NoticedEvent | null> {
  const { kind, at, only } = QueuedNotice.parse(JSON.parse(entry.payload));
  const order = entry.order_id === null ? undefined : await findNoticedOrder(trx, entry.order_id);
  if (!order) return null;
  const input = ORDER_INPUT.read(order.input);
  const all = currentParcels(await listParcels(trx, [order.id]));
  const parcels = entry.waybill_no === null ? all : all.filter(({ waybill_no }) => waybill_no === entry.waybill_no);
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  const returned = KINDS_OF_RETURN.includes(kind)
    ? (await listReturns(trx, waybills)).get(waybills[0] ?? '')
    : undefined;
  const handedOver = parcels.some(({ state }) => isHandedOver(state));
  const { decide_by: decideBy, chosen_by: chosenBy, sent_on_as: sentOnAs } = returned ?? {};
  const routeIn = await loadRouteNames(trx, order, input);
  const amountDue = sumOfAmounts(
    parcels.flatMap((parcel) => piecesOf(input, parcel)),
    'cashOnDelivery',
  );
  const noticed = {
    kind,
    at,
    only,
    order,
    input,
    routeIn,
    waybills,
    due: amountDue,
    decideBy,
    chosenBy,
    sentOnAs,
    handedOver,
  };
  return { ...noticed, expected: expectedOf(parcels), parcels: all };
}

interface ReportedNotice {
  link: string;
  /** Texts that only a mail has. */
  details: MailDetails;
  now: Date;
}

function messageTo(
  entry: OutboxEntry,
  event: NoticedEvent,
  recipient: Recipient,
  reported: ReportedNotice,
): NewMessage {
  const { link, details, now } = reported;
  const { party, to, isProven, language, country, userId } = recipient;
  const { order, handedOver } = event;
  return {
    // Derived from the entry's id, so that a retry queues the same message.
    id: `${entry.id}.${party}`,
    ...noticeText(event, recipient, link, details),
    to,
    language,
    country,
    ...(!isProven && { unproven: true }),
    parcel: { account: order.user_id, handedOver },
    orderId: order.id,
    waybillNo: entry.waybill_no,
    userId,
    ...(recipient.channel === 'sms' && { dueAt: smsDueAt(now, country) }),
  };
}

/**
 * Returns a link for each recipient: to the order's page, which needs a login and has the labels, or to the parcel's
 * page.
 */
async function createLinks(
  scope: Pick<NoticeServices, 'config' | 'now'>,
  trx: Queryable,
  { kind, order, waybills }: NoticedEvent,
  recipients: readonly Recipient[],
): Promise<string[]> {
  const parcelPageRecipients = recipients.filter((recipient) => !leadsToOrder(kind, recipient));
  const links = await createParcelLinks(
    scope,
    trx,
    parcelPageRecipients.map(({ party, language, country }) => ({ waybillNo: waybills[0]!, party, language, country })),
  );
  return recipients.map((recipient) => {
    const index = parcelPageRecipients.indexOf(recipient);
    if (index >= 0) return links[index]!;
    const { language, country } = recipient;
    const page = paths.order(formatPrefix(marketInLanguage(country, language)), { id: order.id, kind: order.kind });
    return originOfMarket(country, originsOf(scope.config)) + page;
  });
}

/** Queues the messages of one notice, each with its own link. Returns the number of recipients. */
async function notify({ config, now }: NoticeServices, trx: Queryable, entry: OutboxEntry): Promise<number> {
  const facts = await loadEventFacts(trx, entry);
  if (!facts || facts.waybills.length === 0) return 0;
  const { kind, only, order, input } = facts;
  const hasDetails = DETAIL_REQUESTS.includes(kind) && !(await orderWaits(trx, order, input));
  if (hasDetails) return 0;
  const notified = (await loadRecipients(trx, order, input)).filter(
    ({ party }) =>
      isNotified(party, kind) && (only ?? party) === party && (party === 'sender' || isReceiverNotified(facts)),
  );
  const links = await createLinks({ config, now }, trx, facts, notified);
  const details = await Promise.all(notified.map((recipient) => loadNoticeDetails({ now }, trx, facts, recipient)));
  const messages = notified.map((recipient, index) =>
    messageTo(entry, facts, recipient, { link: links[index]!, details: details[index]!, now: now() }),
  );
  await enqueueMessages(trx, messages, now());
  return messages.length;
}

/** Returns the outbox handler that turns notices into messages. */
export function createNoticeHandler(scope: NoticeServices): EntryHandler {
  return async (entry) => {
    const people = await scope.db.transaction().execute((trx) => notify(scope, trx, entry));
    if (people === 0) return { result: 'dropped', reason: 'no recipient' };
    wakeWorkers(scope.db);
    return { result: 'sent' };
  };
}
