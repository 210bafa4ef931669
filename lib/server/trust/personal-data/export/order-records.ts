import 'server-only';
import type { AccountOrderExport } from '@/lib/contract/accounts/account-data';
import type { Country } from '@/lib/market/country';
import { CALLS } from '@/lib/contract/calls';
import { CLAIM_STEPS_COLUMN, FIELDS_COLUMN } from '../../../platform/db/json-column';
import type { Queryable } from '../../../platform/db/open';
import type { PlacedParcel } from '../../../platform/db/read-scans';
import { groupBy } from '../../../platform/group-by';
import { presentDetail } from '../../../parcels/receiver/details/present-details';
import { listDetailsByOrder } from '../../../parcels/receiver/details/details-store';
import { listInstructions, type InstructionRow } from '../../../parcels/receiver/instruction-store';
import { listLedgerEntriesOfWaybills } from '../../../parcels/collections/account-ledger-store';
import { presentLedgerEntry } from '../../../parcels/collections/present-collections';
import { COLLECTED_COLUMN } from '../../../platform/db/tables/collection-tables';
import { calledOf, positionOf } from '../../../parcels/attempts/present-attempt';
import { listEvidence, type EvidenceFacts } from '../../../parcels/attempts/attempt-store';
import { listCases, type CaseRow } from '../../../parcels/cases/case-store';
import { listClaims, type ClaimRow } from '../../../parcels/claims/claim-store';
import { listPhotosOfClaims, type ClaimPhotoFacts } from '../../../parcels/claims/photos/claim-photo-store';
import { listMessageStops } from '../../../parcels/notices/message-stop-store';
import { measuredOf, listParcelsByOrder, windowsOf, type ParcelRow } from '../../../parcels/orders/parcel-store';
import { listReturns, type ReturnRow } from '../../../parcels/returns/return-store';
import { listMoves, type OrderRow } from '../../../parcels/orders/order-store';
import { listLinks } from '../../../parcels/receiver/links/link-store';
import { listProofs, type StoredProof } from '../../../parcels/proofs/proof-store';
import { listScans, type ScanRow } from '../../../parcels/tracking/tracking-store';

function presentEvent(scan: ScanRow): AccountOrderExport['parcels'][number]['events'][number] {
  return {
    code: scan.code,
    occurredAt: scan.occurred_at,
    timeZone: scan.time_zone,
    place: scan.place,
    countryCode: scan.country_code,
    reason: scan.reason,
    receivedCode: scan.received_code,
    receivedReason: scan.received_reason,
    collected: scan.collected === null ? null : COLLECTED_COLUMN.read(scan.collected),
  };
}

type ParcelRecord = AccountOrderExport['parcels'][number];

function presentInstruction(row: InstructionRow): ParcelRecord['instructions'][number] {
  return {
    kind: row.kind,
    at: row.at,
    givenBy: row.given_by,
    replaced: row.superseded === 1,
    content: FIELDS_COLUMN.read(row.data),
  };
}

function presentLink(row: Awaited<ReturnType<typeof listLinks>>[number]): ParcelRecord['links'][number] {
  const { party, access, language, country_code, created_at, expires_at } = row;
  return { party, access, language, countryCode: country_code, createTime: created_at, expiresAt: expires_at };
}

function returnRecord(row: ReturnRow | undefined): ParcelRecord['returned'] {
  if (!row) return null;
  const { noticed_on, decide_by, choice, chosen_by, chosen_at, sent_on_as } = row;
  const decision = { choice, chosenBy: chosen_by, chosenAt: chosen_at };
  return { noticedOn: noticed_on, decideBy: decide_by, ...decision, sentOnAs: sent_on_as };
}

function claimRecord(row: ClaimRow, photos: readonly ClaimPhotoFacts[]): ParcelRecord['claims'][number] {
  const { reference, kind, state, reason } = row;
  return {
    reference,
    kind,
    state,
    reason,
    askedMinor: row.asked_minor,
    grantedMinor: row.granted_minor,
    answerBy: row.answer_by,
    createTime: row.created_at,
    history: CLAIM_STEPS_COLUMN.read(row.history),
    photos: photos.map(({ number, created_at, photo_until, has_photo }) => ({
      createTime: created_at,
      photoUntil: photo_until,
      photo:
        has_photo === 1
          ? CALLS.viewClaimPhoto.path.replace('{reference}', reference).replace('{number}', String(number))
          : null,
    })),
  };
}

function caseRecord(row: CaseRow): ParcelRecord['cases'][number] {
  const { reference, message, state, answer } = row;
  return {
    reference,
    attemptAt: row.attempt_at,
    message,
    state,
    answer,
    answerBy: row.answer_by,
    answeredAt: row.answered_at,
    createTime: row.created_at,
  };
}

function proofRecord(row: StoredProof | undefined): ParcelRecord['proof'] {
  if (!row) return null;
  const { waybill_no, signed_by, signed_at, time_zone, with_code, photo_until, has_photo } = row;
  const photo = has_photo === 1 ? CALLS.viewProof.path.replace('{waybillNo}', waybill_no) : null;
  return {
    signedBy: signed_by,
    signedAt: signed_at,
    timeZone: time_zone,
    withCode: with_code === 1,
    photo,
    photoUntil: photo_until,
  };
}

function attemptRecord(row: EvidenceFacts): ParcelRecord['attempts'][number] {
  const { waybill_no, attempt_at: attemptAt, photo_until: photoUntil, has_photo } = row;
  const { path } = CALLS.viewAttempt;
  const photo = path.replace('{waybillNo}', waybill_no).replace('{attemptAt}', encodeURIComponent(attemptAt));
  return {
    attemptAt,
    at: row.attempted_at,
    timeZone: row.time_zone,
    position: positionOf(row),
    called: calledOf(row),
    photo: has_photo === 1 ? photo : null,
    photoUntil,
  };
}

const byWaybill = <Row extends { waybill_no: string }>(rows: readonly Row[]) =>
  groupBy(rows, ({ waybill_no }) => waybill_no);

/** Returns all that is stored about parcels besides their own rows, by waybill. */
async function loadParcelFacts(db: Queryable, placed: readonly PlacedParcel[]) {
  const waybills = placed.map(({ waybill_no }) => waybill_no);
  const [scans, returns, claims, cases, attempts, proofs, instructions, entries, links] = await Promise.all([
    listScans(db, placed),
    listReturns(db, waybills),
    listClaims(db, waybills),
    listCases(db, waybills),
    listEvidence(db, waybills),
    listProofs(db, waybills),
    listInstructions(db, waybills),
    listLedgerEntriesOfWaybills(db, waybills),
    listLinks(db, waybills),
  ]);
  const references = claims.map(({ reference }) => reference);
  return {
    scans: byWaybill(scans),
    returns,
    claims: byWaybill(claims),
    photosOfClaim: groupBy(await listPhotosOfClaims(db, references), ({ reference }) => reference),
    cases: byWaybill(cases),
    attempts: byWaybill(attempts),
    proofs,
    instructions: byWaybill(instructions),
    entries: byWaybill(entries),
    links: byWaybill(links),
  };
}

function parcelRecord(
  parcel: ParcelRow,
  country: Country,
  facts: Awaited<ReturnType<typeof loadParcelFacts>>,
): ParcelRecord {
  const waybillNo = parcel.waybill_no;
  return {
    waybillNo,
    number: parcel.number,
    pieces: parcel.pieces,
    state: parcel.state,
    deliveryAttempts: parcel.attempts,
    measured: measuredOf(parcel),
    expected: windowsOf(parcel),
    updateTime: parcel.updated_at,
    events: (facts.scans.get(waybillNo) ?? []).map(presentEvent),
    returned: returnRecord(facts.returns.get(waybillNo)),
    claims: (facts.claims.get(waybillNo) ?? []).map((claim) =>
      claimRecord(claim, facts.photosOfClaim.get(claim.reference) ?? []),
    ),
    cases: (facts.cases.get(waybillNo) ?? []).map(caseRecord),
    attempts: (facts.attempts.get(waybillNo) ?? []).map(attemptRecord),
    proof: proofRecord(facts.proofs.get(waybillNo)),
    instructions: (facts.instructions.get(waybillNo) ?? []).map(presentInstruction),
    collections: (facts.entries.get(waybillNo) ?? []).map((entry) => presentLedgerEntry(entry, country)),
    links: (facts.links.get(waybillNo) ?? []).map(presentLink),
  };
}

/** Returns the orders with all data stored about them. */
export async function loadOrderRecords(db: Queryable, rows: readonly OrderRow[]): Promise<AccountOrderExport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parcels = await listParcelsByOrder(db, ids);
  const placed = rows.flatMap(({ id, created_at }) =>
    (parcels.get(id) ?? []).map(({ waybill_no }) => ({ waybill_no, created_at })),
  );
  const [moves, details, stops, facts] = await Promise.all([
    listMoves(db, ids),
    listDetailsByOrder(db, ids),
    listMessageStops(db, ids),
    loadParcelFacts(db, placed),
  ]);
  const movesOfOrder = groupBy(moves, ({ order_id }) => order_id);
  return rows.map((row) => ({
    tradeNo: row.trade_no,
    waybillNo: row.waybill_no,
    state: row.state,
    createTime: row.created_at,
    updateTime: row.updated_at,
    hidden: row.hidden === 1,
    language: row.language,
    messagesStopped: stops.flatMap(({ order_id, party }) => (order_id === row.id ? [party] : [])),
    order: FIELDS_COLUMN.read(row.input),
    receiverDetails: (details.get(row.id) ?? []).map(presentDetail),
    quote: FIELDS_COLUMN.read(row.quote),
    billed: row.billed === null ? null : FIELDS_COLUMN.read(row.billed),
    history: (movesOfOrder.get(row.id) ?? []).map(({ waybill_no, state, at }) => ({
      waybillNo: waybill_no,
      state,
      at,
    })),
    parcels: (parcels.get(row.id) ?? []).map((parcel) => parcelRecord(parcel, row.receiver_country, facts)),
  }));
}
