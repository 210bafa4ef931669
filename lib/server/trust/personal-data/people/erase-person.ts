import 'server-only';
import { parsePhone } from '@/lib/phone/read-phone';
import { isFinal } from '@/lib/parcel/states';
import { deleteCodes } from '../../../accounts/codes/code-store';
import type { Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { eraseEnquiry, isClaimOpen } from '../../../content/enquiries/erase-enquiry';
import type { ReadEnquiry } from '../../../content/enquiries/enquiry-store';
import { deleteDetails } from '../../../parcels/receiver/details/details-store';
import { deleteEvidence } from '../../../parcels/attempts/attempt-store';
import { deleteCases } from '../../../parcels/cases/case-store';
import { deleteInstructions } from '../../../parcels/receiver/instruction-store';
import { messageIn } from '../../../messaging/messages/deliver-message';
import { MESSAGE_KIND } from '../../../messaging/messages/message';
import { hasOpenMoney } from '../../../parcels/collections/closing-store';
import { listParcels } from '../../../parcels/orders/parcel-store';
import { dropEntries, listEntriesOfOrder } from '../../../messaging/queue/listed-entries-store';
import { deleteReceiverLinks } from '../../../parcels/receiver/links/link-store';
import { deleteProofs } from '../../../parcels/proofs/proof-store';
import { deleteAccount } from '../close/close-account';
import { hasParcelsUnderWay } from '../close/close-store';
import { findAppearances, listEnquiriesOfPerson, listMessagesOfPerson, type PersonInOrder } from './appearances';
import type { Person } from './find-person';
import { rewriteOrder } from './rewrite-order';

/** Replaces an erased name. */
const ERASED_NAME = '—';
/** Reason stored with messages that are no longer sent. */
const ERASED_REASON = 'person erased';

export interface ErasurePlan {
  person: Person;
  orders: PersonInOrder[];
  enquiries: ReadEnquiry[];
  /** Ids of outbox entries. */
  messages: string[];
  /** Reasons, as sentences, why nothing can be erased now. Empty if the plan can be applied. */
  refusals: string[];
}

/** Returns true for an order that has not ended. Test orders do not count. */
const isUnderWay = ({ row: { state, is_test } }: PersonInOrder) => is_test === 0 && !isFinal(state);

/** Returns what an erasure would do, or why it is refused. */
export async function planErasure(db: Queryable, person: Person): Promise<ErasurePlan> {
  const orders: PersonInOrder[] = [];
  for await (const page of findAppearances(db, person))
    orders.push(...page.filter(({ roles }) => roles.includes('receiver')));
  const enquiries = await listEnquiriesOfPerson(db, person);
  const messages = (await listMessagesOfPerson(db, person)).map(({ id }) => id);
  const refusals = [
    ...(person.account && (await hasParcelsUnderWay(db, person.account.id))
      ? ['The account has parcels on their way: their sender must be able to decide about them.']
      : []),
    ...(person.account && (await hasOpenMoney(db, person.account.id))
      ? ['Cash on delivery of the account is not settled: settle it first.']
      : []),
    ...orders
      .filter(isUnderWay)
      .map(
        ({ row }) =>
          `Order ${row.trade_no} is ${row.state}: its receiver must be reachable until the order is finished.`,
      ),
    ...enquiries.filter(isClaimOpen).map(({ reference }) => `Claim ${reference} is open: decide it first.`),
  ];
  return { person, orders, enquiries, messages, refusals };
}

/** Returns the ids of messages about an order that went to its receiver. */
async function listReceiverMessages(trx: Queryable, { row, order }: PersonInOrder, waybills: readonly string[]) {
  const { email, phone, countryCode } = order.receiver;
  const targets = [email, parsePhone(phone, countryCode)?.e164];
  const entries = await listEntriesOfOrder(trx, { kind: MESSAGE_KIND, orderId: row.id, waybills });
  return entries.filter((entry) => targets.includes(messageIn(entry)?.to ?? ERASED_NAME)).map(({ id }) => id);
}

/** Removes the receiver from a finished order. Country, province and city stay. */
async function anonymise(trx: Queryable, appearance: PersonInOrder, now: Date): Promise<void> {
  const { row, order } = appearance;
  const waybills = (await listParcels(trx, [row.id])).map(({ waybill_no }) => waybill_no);
  await dropEntries(trx, await listReceiverMessages(trx, appearance, waybills), now, ERASED_REASON);
  await deleteReceiverLinks(trx, waybills);
  await deleteInstructions(trx, waybills);
  await deleteCases(trx, waybills);
  await deleteEvidence(trx, waybills);
  await deleteDetails(trx, row.id);
  await deleteProofs(trx, waybills);
  const nowhere = { name: ERASED_NAME, phone: '', email: '', street: '', areaCode: '', digitalAddress: '' };
  const { receiverTaxNo: _, ...rest } = order;
  await rewriteOrder(trx, row, { ...rest, receiver: { ...order.receiver, ...nowhere }, remark: '' });
}

/**
 * Applies a plan of `planErasure` in one transaction. Throws changedMeanwhile if an order changed, and the errors of
 * `deleteAccount`, without erasing anything.
 */
export async function erasePerson(
  scope: Pick<Context, 'db' | 'now' | 'language'>,
  { person, orders, enquiries, messages }: ErasurePlan,
): Promise<void> {
  const { account, emails, phones } = person;
  await scope.db.transaction().execute(async (trx) => {
    for (const order of orders) await anonymise(trx, order, scope.now());
    for (const { reference } of enquiries) await eraseEnquiry(trx, reference, scope.now());
    await dropEntries(trx, messages, scope.now(), ERASED_REASON);
    await deleteCodes(trx, [...emails, ...phones]);
    if (account) await deleteAccount(scope, trx, account);
  });
}
