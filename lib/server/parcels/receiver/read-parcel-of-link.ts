import 'server-only';
import { piecesOf } from '@/lib/orders/own-amounts';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import {
  mayBeDelivered,
  isProvenAccess,
  isProvenReceiver,
  receiverMay,
  stateAllowsInstruction,
  INSTRUCTION_KINDS,
} from '@/lib/orders/receiver-policy';
import type { Context } from '../../platform/context';
import type { ReturnView } from '@/lib/contract/parcels/returns';
import { presentAttempt } from '../attempts/present-attempt';
import { listEvidence } from '../attempts/attempt-store';
import { disputableAttempt, presentCase } from '../cases/present-case';
import { listCases } from '../cases/case-store';
import { listMoves } from '../orders/order-store';
import { loadPlaces } from '../orders/place/load-places';
import { listStoppedParties } from '../notices/message-stop-store';
import { presentReturn } from '../returns/present-return';
import { listReturns, type ReturnRow } from '../returns/return-store';
import { storedPlaceName } from '../../places/geography/stored-place-name';
import { listInstructions, versionOf } from './instruction-store';
import { presentInstructions } from './present-instructions';
import { loadDeliveryCode } from '../proofs/load-delivery-code';
import { loadProofs } from '../proofs/present-proof';
import { withInstructions } from '../tracking/query-track';
import type { Verb } from '../../platform/verb';
import { loadLinkedParcel, loadTracking, type LinkedParcel } from './load-linked-parcel';
import { mayWriteToReceiver } from './may-write-to-receiver';
import { loadOfferedDays, loadOfferedSites } from './load-offers';
import { detailsForm } from './details/present-details';
import { listReceiverDetails } from './details/details-store';
import { maskAccountName, receiverContacts } from './receiver-contacts';

async function loadAddress(ctx: Context, order: OrderInput): Promise<string> {
  const { cities, areas } = await loadPlaces(ctx.db, order);
  const { receiver } = order;
  const area = storedPlaceName(areas.get(receiver.areaCode), ctx.language);
  const city = storedPlaceName(cities.get(receiver.cityCode), ctx.language);
  return [receiver.street, area, city].filter(Boolean).join(', ');
}

/**
 * Returns the view of a returned parcel. Access by four digits or a passed link has no choices, and only a login may
 * send it on.
 */
function returnOf(
  ctx: Context,
  { returned, parcel, link }: Pick<LinkedParcel, 'parcel' | 'link'> & { returned: ReturnRow },
): ReturnView {
  const { state, pieces, receiver_country: receiverCountry } = parcel;
  const { choices, ...view } = presentReturn({ returned, state, pieces, receiverCountry }, link.party, ctx);
  const may = isProvenAccess(link.access) ? choices : [];
  return { ...view, choices: may.filter((choice) => choice !== 'SEND_ON' || link.access === 'account') };
}

/**
 * Returns the receiver's delivery code until the parcel is delivered, then the proof. Returns nothing to callers who
 * are not the proven receiver.
 */
async function loadCodeOrProof(
  ctx: Context,
  { link, parcel }: Pick<LinkedParcel, 'link' | 'parcel'>,
): Promise<Pick<ParcelOfLink, 'handoverCode' | 'proof'>> {
  if (!isProvenReceiver(link)) return {};
  if (mayBeDelivered(parcel.state)) return { handoverCode: await loadDeliveryCode(ctx.db, parcel.waybill_no) };
  const proof = (await loadProofs(ctx.db, [parcel], ctx.now())).get(parcel.waybill_no);
  return proof ? { proof } : {};
}

/**
 * Returns the cases of the parcel, and for its receiver the attempt that may be disputed. Returns nothing for access by
 * four digits and for passed links.
 */
async function loadDisputes(
  ctx: Context,
  { link, parcel }: Pick<LinkedParcel, 'link' | 'parcel'>,
): Promise<Pick<ParcelOfLink, 'cases' | 'dispute'>> {
  if (!isProvenAccess(link.access)) return {};
  const [rows, moves] = await Promise.all([listCases(ctx.db, [parcel.waybill_no]), listMoves(ctx.db, [parcel.id])]);
  const dispute = link.party === 'receiver' ? disputableAttempt(moves, parcel, rows, ctx.now()) : undefined;
  return { ...(rows.length > 0 && { cases: rows.map(presentCase) }), ...(dispute && { dispute }) };
}

/** Returns the evidence of failed attempts, for the receiver only. */
async function loadAttempts(
  ctx: Context,
  { link, parcel }: Pick<LinkedParcel, 'link' | 'parcel'>,
): Promise<Pick<ParcelOfLink, 'attempts'>> {
  const rows = isProvenReceiver(link) ? await listEvidence(ctx.db, [parcel.waybill_no]) : [];
  return rows.length > 0 ? { attempts: rows.map((row) => presentAttempt(row, ctx.now())) } : {};
}

/**
 * Returns the instructions that the link may give now, and those that need a code first. A link that was passed on is
 * for the details alone. No code is sent before the account may write to receivers.
 */
async function loadChoices(ctx: Context, { link, parcel }: Pick<LinkedParcel, 'link' | 'parcel'>) {
  const { state } = parcel;
  const open = link.party === 'receiver' ? INSTRUCTION_KINDS.filter((kind) => stateAllowsInstruction(state, kind)) : [];
  const may = open.filter((kind) => receiverMay(state, link.access, kind));
  const isCodeSent = link.access !== 'passed' && (await mayWriteToReceiver(ctx.db, parcel));
  return { open, may, withCode: isCodeSent ? open.filter((kind) => !may.includes(kind)) : [] };
}

/** Returns a parcel by its link: its content, its tracking, and what can be chosen now. */
export const readParcelOfLink: Verb<'readParcelOfLink'> = async ({ ctx, input }) => {
  const { link, parcel, order } = await loadLinkedParcel(ctx, input.token);
  const { waybill_no: waybill, state } = parcel;
  const track = await loadTracking(ctx, waybill);
  const rows = await listInstructions(ctx.db, [waybill]);
  const { open, may, withCode } = await loadChoices(ctx, { link, parcel });
  const pieces = piecesOf(order, parcel);
  const cashOnDelivery = pieces.find((piece) => piece.cashOnDelivery)?.cashOnDelivery ?? null;
  const [days, sites, ownInstructions, address, returns, stopped, handover, givenDetails, disputes, attempts] =
    await Promise.all([
      open.includes('day') ? loadOfferedDays(ctx, parcel, track) : [],
      may.includes('site') ? loadOfferedSites(ctx, order, cashOnDelivery !== null) : [],
      track.instructions ? presentInstructions(ctx.db, rows, { language: ctx.language, mayReadNames: true }) : [],
      loadAddress(ctx, order),
      listReturns(ctx.db, [waybill]),
      listStoppedParties(ctx.db, parcel.id),
      loadCodeOrProof(ctx, { link, parcel }),
      listReceiverDetails(ctx.db, parcel.id),
      loadDisputes(ctx, { link, parcel }),
      loadAttempts(ctx, { link, parcel }),
    ]);
  const details = detailsForm({ order, state, details: givenDetails }, link);
  const returned = returns.get(waybill);
  const views = ownInstructions.map(({ kind, at, text }) => ({ kind, at, text }));
  return {
    countryCode: link.country_code,
    language: link.language,
    party: link.party,
    access: link.access,
    track: { ...track, receiverName: order.receiver.name, ...withInstructions(views.length > 0 ? views : undefined) },
    senderName: order.sender.company || order.sender.name,
    receiverName: order.receiver.name,
    address,
    goods: pieces.map(({ goodsNameEn }) => goodsNameEn),
    cashOnDelivery,
    may,
    withCode,
    days: may.includes('day') ? days : [],
    sites,
    ...(link.party !== 'receiver' && { order: { id: parcel.id, kind: order.kind } }),
    ...(returned && { returned: returnOf(ctx, { returned, parcel, link }) }),
    ...handover,
    ...disputes,
    ...attempts,
    ...(details && { details }),
    messagesStopped: stopped.includes(link.party),
    version: versionOf(rows),
    reach:
      withCode.length > 0
        ? receiverContacts(order).map(({ channel, to }) => ({ channel, masked: maskAccountName(to) }))
        : [],
  };
};
