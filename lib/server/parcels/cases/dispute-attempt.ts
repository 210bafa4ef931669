import 'server-only';
import { formatDay } from '@/lib/i18n/format/format-day';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { lastAnswerDay } from '@/lib/orders/case-policy';
import { isProvenReceiver } from '@/lib/orders/receiver-policy';
import { newReference } from '../../content/enquiries/new-reference';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { wakeWorkers } from '../../messaging/queue/wake';
import { findOfficeContacts } from '../../places/dictionaries/dictionary-store';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { ApiError } from '../../platform/errors';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translate } from '../../platform/texts/server-texts';
import { consumeAttempt, refundAttempt } from '../../platform/throttle/consume-attempt';
import { DISPUTES_OF_PARCEL } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { lockPositions } from '../orders/parcel-store';
import { listMoves } from '../orders/order-store';
import { loadLinkedParcel } from '../receiver/load-linked-parcel';
import { readParcelOfLink } from '../receiver/read-parcel-of-link';
import type { TrackedParcelRow } from '../tracking/tracked-store';
import { disputableAttempt } from './present-case';
import { listCases, insertCase, type CaseRow } from './case-store';

/** Queues the mail to the office of the receiver's market, in its language. */
async function notifyOffice(trx: Queryable, row: CaseRow, tradeNo: string, now: Date): Promise<void> {
  const { country_code: country, reference, waybill_no: waybill } = row;
  const { address: to } = await findOfficeContacts(trx, country);
  const { defaultLanguage: language, timeZone } = MARKETS[country];
  const day = (date: string) => formatDay(date, messageLocale(language), 'weekdayMonthDay');
  const text = MESSAGE_WRITERS.mail.caseOpened({
    reference,
    waybill,
    order: tradeNo,
    attempt: day(localDay(new Date(row.attempt_at), timeZone)),
    day: day(row.answer_by),
    message: row.message || translate(language, 'enquiry.notGiven'),
  });
  await enqueueMessages(trx, [{ ...text, to, language, country }], now);
}

/**
 * Stores the case. Returns false if the attempt has a case already. Throws `stateForbids` if the attempt cannot be
 * disputed now, and `linkEnded` if the order cannot be locked.
 */
function openCase(ctx: Context, parcel: TrackedParcelRow, attemptAt: string, message: string): Promise<boolean> {
  const { waybill_no: waybill, receiver_country: country } = parcel;
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const [position] = await lockPositions(trx, [waybill]);
    if (!position) throw new ApiError('linkEnded');
    const [cases, moves] = [await listCases(trx, [waybill]), await listMoves(trx, [position.id])];
    if (cases.some(({ attempt_at }) => attempt_at === attemptAt)) return false;
    if (disputableAttempt(moves, parcel, cases, now)?.attemptAt !== attemptAt) throw new ApiError('stateForbids');
    const row: CaseRow = {
      reference: newReference('case'),
      waybill_no: waybill,
      country_code: country,
      attempt_at: attemptAt,
      message,
      state: 'OPEN',
      answer: '',
      answered_at: null,
      answer_by: lastAnswerDay('DISPUTE', country, localDay(now, MARKETS[country].timeZone)),
      created_at: now.toISOString(),
    };
    await insertCase(trx, row);
    await notifyOffice(trx, row, position.trade_no, now);
    return true;
  });
}

/**
 * Opens a case about the last failed attempt, for its receiver. A repeated call does not open a second case. Counts
 * against the parcel's limit only if a case is opened. Throws `forbidden`, `codeNeeded` or `stateForbids`.
 */
export const disputeAttempt: Verb<'disputeAttempt'> = async ({ ctx, input: { token, attemptAt, text } }) => {
  const { link, parcel } = await loadLinkedParcel(ctx, token);
  if (link.party !== 'receiver') throw new ApiError('forbidden');
  if (!isProvenReceiver(link)) throw new ApiError('codeNeeded');
  await consumeAttempt(ctx, DISPUTES_OF_PARCEL, parcel.waybill_no);
  let isNew = false;
  try {
    isNew = await openCase(ctx, parcel, new Date(attemptAt).toISOString(), text);
  } finally {
    if (!isNew) await refundAttempt(ctx, DISPUTES_OF_PARCEL, parcel.waybill_no);
  }
  if (isNew) wakeWorkers(ctx.db);
  return readParcelOfLink({ ctx, input: { token } });
};
