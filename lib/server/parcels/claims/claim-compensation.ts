import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { majorUnits, money } from '@/lib/billing/money';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { lastAnswerDay } from '@/lib/orders/case-policy';
import { blocksAnotherClaim } from '@/lib/orders/claim-policy';
import { loadUser } from '../../accounts/users/load-user';
import type { Context } from '../../platform/context';
import { CLAIM_STEPS_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { recordEnquiry } from '../../content/enquiries/record-enquiry';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { ApiError, fieldError } from '../../platform/errors';
import { messageLocale } from '../../platform/texts/message-arguments';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { findClaimedOrder, insertClaim, type ClaimRow } from './claim-store';
import { viewOrder } from '../orders/present/get-order';
import { currentParcels, lockPositions, listParcels } from '../orders/parcel-store';
import { loadOwnOrder, loadOwnOrderWithParcels } from '../orders/order-policy';
import { loadClaimViews, coverOf } from './present-claim';
import { listMoves, type OrderRow } from '../orders/order-store';
import { translate } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { createClaimMail } from './claim-messages';

type ClaimInput = ParsedRequestOf<'claimCompensation'>;

/**
 * Returns the order of a parcel that can be claimed, locked until the transaction ends.
 * Throws `stateForbids` if it cannot be claimed now, naming a claim that is still open. Throws a field error if the
 * amount exceeds the cover.
 */
async function loadClaimableOrder(
  ctx: Context,
  trx: Queryable,
  { id, waybillNo, kind, amount }: ClaimInput,
): Promise<OrderRow> {
  await lockPositions(trx, [waybillNo]);
  const [row, parcels, moves] = [
    await findClaimedOrder(trx, id),
    await listParcels(trx, [id]),
    await listMoves(trx, [id]),
  ];
  const view = (await loadClaimViews({ db: trx, now: ctx.now }, row, parcels, moves)).get(waybillNo);
  const latestClaim = view?.made;
  if (latestClaim && blocksAnotherClaim(latestClaim.state)) {
    const open = { field: 'waybillNo', message: 'claimOpen', values: { reference: latestClaim.reference } };
    throw new ApiError('stateForbids', { fields: [open] });
  }
  if (!view?.offers.some((offer) => offer.kind === kind)) throw new ApiError('stateForbids');
  if (amount.minor > view.cover.goods.minor) throw fieldError('amount', 'claimOverCover', { most: view.cover.goods });
  return row;
}

/** Stores the claim and queues the mail that confirms it. */
async function storeClaim(ctx: Context, trx: Queryable, input: ClaimInput, reference: string): Promise<void> {
  const order = await loadClaimableOrder(ctx, trx, input);
  const { country, language } = ctx;
  const now = ctx.now();
  const at = now.toISOString();
  const claim: ClaimRow = {
    reference,
    waybill_no: input.waybillNo,
    kind: input.kind,
    state: 'RECEIVED',
    asked_minor: input.amount.minor,
    granted_minor: null,
    reason: '',
    history: CLAIM_STEPS_COLUMN.write([{ state: 'RECEIVED', at }]),
    answer_by: lastAnswerDay('CLAIM', country, localDay(now, MARKETS[country].timeZone)),
    created_at: at,
  };
  await insertClaim(trx, claim);
  const parcel = (await listParcels(trx, [order.id])).find(({ waybill_no }) => waybill_no === input.waybillNo)!;
  const mail = await createClaimMail(ctx, trx, { claim, order, country, language, ...coverOf(order, parcel) });
  if (mail) await enqueueMessages(trx, [mail], now);
}

/** Lines of the mail to the market's office, in its language. */
function officeWords(ctx: Context, row: OrderRow, { waybillNo, kind, amount, message }: ClaimInput, contact: string) {
  const language = MARKETS[ctx.country].defaultLanguage;
  return {
    waybill: waybillNo,
    order: row.trade_no,
    kind: translate(language, `claims.kinds.${kind}`),
    amount: formatMoney(amount, messageLocale(language)),
    contact,
    message,
  };
}

/**
 * Stores the sender's claim for compensation for a parcel (§9). Its text is sent to the market's office, as an enquiry
 * is.
 */
export const claimCompensation: Verb<'claimCompensation'> = async ({ ctx, input }) => {
  const { row, parcels } = await loadOwnOrderWithParcels(ctx, { id: input.id });
  if (!currentParcels(parcels).some(({ waybill_no }) => waybill_no === input.waybillNo)) throw new ApiError('notFound');
  const { email, phone } = await loadUser(ctx);
  const { waybillNo, kind, message, amount } = input;
  const data = {
    waybillNo,
    orderNo: row.trade_no,
    claimFor: kind,
    message,
    amountCny: majorUnits(money(FEE_CURRENCY, amount.minor)),
    countryCode: ctx.country,
    email: email ?? '',
    phone: '',
  };
  await recordEnquiry(ctx, {
    kind: 'claim',
    input: data,
    badPhone: 'phoneFormat',
    words: () => Promise.resolve(officeWords(ctx, row, input, email ?? phone ?? '')),
    officeText: MESSAGE_WRITERS.mail.claimEnquiry,
    alongside: (trx, reference) => storeClaim(ctx, trx, input, reference),
  });
  return viewOrder(ctx, await loadOwnOrder(ctx, { id: input.id }));
};
