import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { money } from '@/lib/billing/money';
import type { Claim, ClaimPhoto, ClaimView } from '@/lib/contract/parcels/claims';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import {
  blocksAnotherClaim,
  claimDependsOnScans,
  claimCover,
  claimOffers,
  type ClaimCover,
  type ClaimedParcel,
} from '@/lib/orders/claim-policy';
import { eventTopic } from '@/lib/parcel/event-topics';
import type { ParcelState } from '@/lib/parcel/states';
import { listCalendars } from '../../places/calendars/calendar-store';
import type { Services } from '../../platform/context';
import { CLAIM_STEPS_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { listClaimScans, listClaims, type ClaimRow } from './claim-store';
import { listPhotosOfClaims, type ClaimPhotoFacts } from './photos/claim-photo-store';
import { currentParcels, windowsOf, type ParcelRow } from '../orders/parcel-store';
import { movesOfParcel, type MoveRow, type OrderRow } from '../orders/order-store';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';

type ClaimScan = Awaited<ReturnType<typeof listClaimScans>>[number];

/** States in which we do not have the parcel, so nothing can be claimed. */
const STATES_WITHOUT_CLAIM: readonly ParcelState[] = ['WAITING', 'CANCELLED'];

const cny = (minor: number) => money(FEE_CURRENCY, minor);

function presentPhotos(photos: readonly ClaimPhotoFacts[], now: Date): ClaimPhoto[] {
  const at = now.toISOString();
  return photos.map(({ number, photo_width: width, photo_height: height, photo_until: until }) => ({
    number,
    width,
    height,
    until,
    kept: until > at,
  }));
}

function presentClaim(row: ClaimRow, photos: readonly ClaimPhotoFacts[], now: Date): Claim {
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    asked: cny(row.asked_minor),
    granted: row.granted_minor === null ? null : cny(row.granted_minor),
    reason: row.reason,
    answerBy: row.answer_by,
    history: CLAIM_STEPS_COLUMN.read(row.history),
    ...(photos.length > 0 && { photos: presentPhotos(photos, now) }),
  };
}

function claimFacts(
  parcel: ParcelRow,
  moves: readonly MoveRow[],
  scans: readonly ClaimScan[],
  dayOf: (at: string) => CalendarDate,
): ClaimedParcel {
  const { state } = parcel;
  const finalMove = state === 'SIGNED' || state === 'LOST' ? moves.findLast((move) => move.state === state) : undefined;
  const damaged = scans.findLast(({ code }) => code === 'DAMAGED');
  const newest = scans.at(-1);
  return {
    state,
    endedOn: finalMove ? dayOf(finalMove.at) : null,
    damagedOn: damaged ? dayOf(damaged.occurred_at) : null,
    newest: newest ? { topic: eventTopic(newest.code, newest.reason), on: dayOf(newest.occurred_at) } : null,
    expectedBy: windowsOf(parcel)?.windows.at(-1)?.latest ?? null,
  };
}

/** Returns the most that we pay for a lost or damaged parcel of the order. */
export function coverOf(
  { quote, billed }: Pick<OrderRow, 'quote' | 'billed'>,
  { number, pieces }: ParcelRow,
): ClaimCover {
  const accepted = QUOTE_COLUMN.read(quote).lines;
  const paid = billed === null ? accepted : QUOTE_COLUMN.read(billed).lines;
  return claimCover(accepted, paid, pieces > 1 ? null : number);
}

/**
 * Returns, by waybill, what the sender can claim and has claimed for the parcels of an order. Parcels with neither are
 * absent.
 */
export async function loadClaimViews(
  { db, now }: { db: Queryable; now: Services['now'] },
  row: OrderRow,
  parcels: readonly ParcelRow[],
  moves: readonly MoveRow[],
): Promise<Map<string, ClaimView>> {
  const claimable = currentParcels(parcels).filter(({ state }) => !STATES_WITHOUT_CLAIM.includes(state));
  if (claimable.length === 0) return new Map();
  const waybillsOf = (rows: readonly ParcelRow[]) => rows.map(({ waybill_no }) => waybill_no);
  const waybillsToCheck = waybillsOf(claimable.filter(({ state }) => claimDependsOnScans(state)));
  const { timeZone } = MARKETS[row.receiver_country];
  const [scans, claims, calendars] = await Promise.all([
    waybillsToCheck.length > 0 ? listClaimScans(db, waybillsToCheck, row.created_at) : [],
    listClaims(db, waybillsOf(claimable)),
    listCalendars(db, [row.receiver_country]),
  ]);
  const photos = groupBy(
    await listPhotosOfClaims(
      db,
      claims.map(({ reference }) => reference),
    ),
    ({ reference }) => reference,
  );
  const scansOfParcel = groupBy(scans, ({ waybill_no }) => waybill_no);
  const calendar = calendars.get(row.receiver_country)!;
  const views = claimable.flatMap((parcel): [string, ClaimView][] => {
    const { waybill_no } = parcel;
    const dayOf = (at: string) => localDay(new Date(at), timeZone);
    const facts = claimFacts(parcel, movesOfParcel(moves, parcel), scansOfParcel.get(waybill_no) ?? [], dayOf);
    const latestClaim = claims.findLast((claim) => claim.waybill_no === waybill_no) ?? null;
    const offers =
      latestClaim && blocksAnotherClaim(latestClaim.state)
        ? []
        : claimOffers(facts, localDay(now(), timeZone), calendar);
    if (!latestClaim && offers.length === 0) return [];
    return [
      [
        waybill_no,
        {
          offers,
          cover: coverOf(row, parcel),
          made: latestClaim && presentClaim(latestClaim, photos.get(latestClaim.reference) ?? [], now()),
        },
      ],
    ];
  });
  return new Map(views);
}
