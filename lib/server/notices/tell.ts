import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { smsDueAt } from '@/lib/market/quiet-hours';
import { isTold, type NoticeKind, type Party } from '@/lib/parcel/notices';
import type { Services } from '../context';
import type { Queryable } from '../db/open';
import { enqueueMessages, type NewMessage } from '../messages/enqueue-messages';
import { Notice } from '../messages/notice';
import { currentParcels, parcelsOf, windowsOf, type ParcelRow } from '../parcels/orders/parcel-store';
import { findReturns } from '../parcels/returns/return-store';
import type { Handler, OutboxEntry } from '../outbox/entry';
import { wake } from '../outbox/wake';
import { parcelLinks } from '../parcels/receiver/links/parcel-link';
import { noticeValues, type Happened } from './notice-text';
import { recipientsOf, type Recipient } from './recipients';
import { findNoticedOrder } from './store';

type Scope = Pick<Services, 'config' | 'db' | 'now'>;

/** The days that were told last, where they are the same for all parcels. */
function expectedOf(parcels: readonly ParcelRow[]): Happened['expected'] {
  const [first = null, ...others] = parcels.map((parcel) => windowsOf(parcel)?.windows.at(-1) ?? null);
  const isSame = others.every((other) => other?.earliest === first?.earliest && other?.latest === first?.latest);
  return first && isSame ? { earliest: first.earliest, latest: first.latest } : null;
}

/** Kinds that say until when to choose. */
const NAMES_LAST_DAY: readonly NoticeKind[] = ['RETURNED', 'RETURN_REMINDER'];

interface Told extends Happened {
  /** Nobody else is told. */
  only?: Party | undefined;
}

async function happenedOf(trx: Queryable, entry: OutboxEntry): Promise<Told | null> {
  const { kind, at, only } = Notice.parse(JSON.parse(entry.payload));
  const order = entry.order_id === null ? undefined : await findNoticedOrder(trx, entry.order_id);
  if (!order) return null;
  const input = JSON.parse(order.input) as OrderInput;
  const all = currentParcels(await parcelsOf(trx, [order.id]));
  const parcels = entry.waybill_no === null ? all : all.filter(({ waybill_no }) => waybill_no === entry.waybill_no);
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  const decideBy = NAMES_LAST_DAY.includes(kind)
    ? (await findReturns(trx, waybills)).get(waybills[0] ?? '')?.decide_by
    : undefined;
  return { kind, at, only, order, input, waybills, expected: expectedOf(parcels), decideBy };
}

function messageTo(entry: OutboxEntry, happened: Happened, recipient: Recipient, link: string, now: Date): NewMessage {
  const { party, channel, to, language, country, userId } = recipient;
  return {
    // The entry's own id: told again after a failure, it is the same message.
    id: `${entry.id}.${party}`,
    channel,
    to,
    language,
    template: 'parcelNotice',
    values: { ...noticeValues(happened, recipient), link },
    orderId: happened.order.id,
    waybillNo: entry.waybill_no,
    userId,
    ...(channel === 'sms' && { dueAt: smsDueAt(now, country) }),
  };
}

/** Writes the messages of one notice, each with a link of its own. Answers how many people are told. */
async function tell({ config, now }: Scope, trx: Queryable, entry: OutboxEntry): Promise<number> {
  const happened = await happenedOf(trx, entry);
  if (!happened || happened.waybills.length === 0) return 0;
  const { kind, only, order, input, waybills } = happened;
  const told = (await recipientsOf(trx, order, input)).filter(
    ({ party }) => isTold(party, kind) && (only ?? party) === party,
  );
  const links = await parcelLinks(
    { config, now },
    trx,
    told.map(({ party, language, country }) => ({ waybillNo: waybills[0]!, party, language, country })),
  );
  const messages = told.map((recipient, index) => messageTo(entry, happened, recipient, links[index]!, now()));
  await enqueueMessages(trx, messages, now());
  return messages.length;
}

/** Makes messages of what happened: the handler of the outbox's notices. */
export function tellHandler(scope: Scope): Handler {
  return async (entry) => {
    const people = await scope.db.transaction().execute((trx) => tell(scope, trx, entry));
    if (people === 0) return { result: 'dropped', reason: 'nobody to tell' };
    wake(scope.db);
    return { result: 'sent' };
  };
}
