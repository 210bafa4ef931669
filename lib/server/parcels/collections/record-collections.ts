import 'server-only';
import { feeBeyondPrice } from '@/lib/billing/cash-on-delivery';
import { entriesToAdd } from '@/lib/billing/collection-ledger';
import { zero, type Money } from '@/lib/billing/money';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import { COLLECTED_COLUMN } from '../../platform/db/tables/collection-tables';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import { QUOTE_COLUMN, TARIFF_COLUMN } from '../../pricing/priced-columns';
import { listExchangeRates } from '../../pricing/quote-store';
import type { OrderMove } from '../orders/change/move-order';
import { ORDER_INPUT } from '../orders/order-input';
import { placedParcel, type ScannedParcel } from '../tracking/plan-moves';
import { listScans, type ScanRow } from '../tracking/tracking-store';
import {
  appendLedgerEntries,
  listCollectedParcels,
  listLedgerEntriesOfParcels,
  lockLedgers,
  openLedger,
  amountOwedBy,
  saveCollectedParcels,
  type CollectedRow,
} from './ledger-store';

type DeliveredParcel = ScannedParcel & {
  ordered: Money | null;
  pricedFee: Money | null;
  cnyPerUnit: Record<string, number>;
};

/** Collection that a scan recorded or corrected. */
export interface RecordedCollection extends Pick<ScannedParcel, 'order'> {
  waybillNo: string;
  collected: Money;
  fee: Money;
  at: string;
}

const isDelivery = ({ code }: Pick<ScanRow, 'code'>) => SCAN_STATE[code] === 'SIGNED';

/**
 * Returns the parcels that are delivered after these moves, by a new delivery scan or by an earlier one. An earlier
 * delivery scan counts as soon as the scans before it have arrived.
 */
function deliveredParcels(scanned: readonly ScannedParcel[], moves: readonly OrderMove[]): ScannedParcel[] {
  const states = new Map(moves.flatMap(({ steps }) => steps.map(({ waybillNo, to }) => [waybillNo, to] as const)));
  return scanned.filter(({ parcel, scans }) => {
    const movedState = states.get(parcel.waybill_no);
    const isDelivered =
      movedState === undefined ? parcel.state === 'SIGNED' && scans.some(isDelivery) : movedState === 'SIGNED';
    return isDelivered && parcel.number !== null;
  });
}

/**
 * Adds the ordered amount of each parcel, and the fee that its price contains. Leaves out a parcel without an ordered
 * amount if it has new delivery scans and none of them has an amount.
 */
async function addOrderedAmounts(trx: Queryable, delivered: readonly ScannedParcel[]): Promise<DeliveredParcel[]> {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'input', 'quote', 'billed', 'tariff'])
    .where(
      columnInListSql(
        trx,
        'id',
        delivered.map(({ order }) => order.id),
      ),
    )
    .execute();
  const orders = new Map(rows.map((row) => [row.id, row]));
  const readings = delivered.map(async (each): Promise<DeliveredParcel[]> => {
    const row = orders.get(each.order.id);
    const { number } = each.parcel;
    if (!row || number === null) return [];
    const ordered = withOwnAmounts(ORDER_INPUT.read(row.input))[number - 1]?.cashOnDelivery ?? null;
    const deliveries = each.scans.filter(isDelivery);
    const hasMoney =
      ordered !== null || deliveries.length === 0 || deliveries.some(({ collected }) => collected !== null);
    if (!hasMoney) return [];
    const { lines } = QUOTE_COLUMN.read(row.billed ?? row.quote);
    const fee = lines.find(({ code, parcel }) => code === 'cash-on-delivery-fee' && (parcel ?? 1) === number);
    const cnyPerUnit = row.tariff === null ? await listExchangeRates(trx) : TARIFF_COLUMN.read(row.tariff).cnyPerUnit;
    return [{ ...each, ordered, pricedFee: fee?.amount ?? null, cnyPerUnit }];
  });
  return (await Promise.all(readings)).flat();
}

interface Target {
  delivered: DeliveredParcel;
  /** Scan whose amount counts, or the first delivery scan if none has one. */
  scan: ScanRow;
  collected: Money;
  fee: Money;
}

/**
 * Returns the collected amount with its scan and fee, or null without a delivery scan. The latest delivery scan with an
 * amount decides it, otherwise the order does.
 */
function targetOf(delivered: DeliveredParcel, scans: readonly ScanRow[]): Target | null {
  const { currency } = MARKETS[delivered.order.receiver_country];
  const deliveries = scans.filter(isDelivery);
  const lastCollected = deliveries.findLast(({ collected }) => collected !== null);
  const scan = lastCollected ?? deliveries[0];
  if (!scan) return null;
  const collected = lastCollected
    ? COLLECTED_COLUMN.read(lastCollected.collected!)
    : (delivered.ordered ?? zero(currency));
  return { delivered, scan, collected, fee: feeBeyondPrice(collected, delivered.pricedFee, delivered.cnyPerUnit) };
}

/**
 * Returns the targets that need a ledger, by its id. A parcel that never had money needs none. A closed account gets no
 * new ledger.
 */
async function groupByLedger(trx: Queryable, targets: readonly Target[], at: string) {
  const waybills = targets.map(({ delivered }) => delivered.parcel.waybill_no);
  const ledgerIds = new Map((await listCollectedParcels(trx, waybills)).map((row) => [row.waybill_no, row.ledger_id]));
  const ledgerTargets: (Target & { ledgerId: string })[] = [];
  // The same sequence in every process, so that concurrent imports open ledgers without deadlocks.
  const sequence = ({ delivered: { order } }: Target) => `${order.user_id ?? ''} ${order.receiver_country}`;
  const inOrder = targets.toSorted((one, other) => sequence(one).localeCompare(sequence(other)));
  for (const target of inOrder) {
    const { order, parcel } = target.delivered;
    const before = ledgerIds.get(parcel.waybill_no);
    const hasMoney = target.collected.minor > 0 || target.fee.minor !== 0;
    const owner = hasMoney ? order.user_id : null;
    const ledgerId =
      before ?? (owner === null ? null : await openLedger(trx, { userId: owner, country: order.receiver_country }, at));
    if (ledgerId !== null) ledgerTargets.push({ ...target, ledgerId });
  }
  return groupBy(ledgerTargets, ({ ledgerId }) => ledgerId);
}

/** Records the targets of one ledger, which the caller has locked. Returns those that changed something. */
async function recordInLedger(trx: Queryable, id: string, targets: readonly Target[], at: string): Promise<Target[]> {
  const waybills = targets.map(({ delivered }) => delivered.parcel.waybill_no);
  const entries = await listLedgerEntriesOfParcels(trx, id, waybills);
  const changes = targets.flatMap((target) => {
    const recorded = entries.get(target.delivered.parcel.waybill_no) ?? [];
    const next = entriesToAdd(recorded, { collected: target.collected.minor, fee: target.fee.minor });
    return next.length > 0 ? [{ target, next }] : [];
  });
  if (changes.length === 0) return [];
  const postings = changes.flatMap(({ target: { delivered, scan }, next }) => {
    const entryFacts = { waybillNo: delivered.parcel.waybill_no, payoutId: null, cause: `scan:${scan.event_id}` };
    return next.map((entry) => ({ ...entry, ...entryFacts }));
  });
  await appendLedgerEntries(trx, id, postings, at);
  // Read after the lock: a payout may have changed the rows in the meantime.
  const current = new Map((await listCollectedParcels(trx, waybills)).map((row) => [row.waybill_no, row]));
  const rows = changes.map(({ target: { delivered, scan, collected, fee }, next }): CollectedRow => {
    const { order, parcel } = delivered;
    const before = current.get(parcel.waybill_no);
    return {
      waybill_no: parcel.waybill_no,
      ledger_id: id,
      collected_at: scan.occurred_at,
      collected_on: localDay(new Date(scan.occurred_at), MARKETS[order.receiver_country].timeZone),
      collected_minor: collected.minor,
      fee_minor: fee.minor,
      open_minor: (before?.open_minor ?? 0) + amountOwedBy(next),
      payout_id: before?.payout_id ?? null,
      payout_minor: before?.payout_minor ?? 0,
    };
  });
  await saveCollectedParcels(trx, rows);
  return changes.map(({ target }) => target);
}

/**
 * Records the money of new delivery scans in the ledgers of their accounts, in the transaction of the scans, which
 * locks the orders. A later scan with another amount adds counter entries. Amount 0 cancels the collection. Returns
 * what changed.
 */
export async function recordCollections(
  trx: Queryable,
  scanned: readonly ScannedParcel[],
  moves: readonly OrderMove[],
  now: Date,
): Promise<RecordedCollection[]> {
  const delivered = deliveredParcels(scanned, moves);
  if (delivered.length === 0) return [];
  const withMoney = await addOrderedAmounts(trx, delivered);
  if (withMoney.length === 0) return [];
  const scansByWaybill = groupBy(await listScans(trx, withMoney.map(placedParcel)), ({ waybill_no }) => waybill_no);
  const targets = withMoney.flatMap((each) => targetOf(each, scansByWaybill.get(each.parcel.waybill_no) ?? []) ?? []);
  const at = now.toISOString();
  const ledgers = await groupByLedger(trx, targets, at);
  const recorded: Target[] = [];
  for (const { id } of await lockLedgers(trx, [...ledgers.keys()]))
    recorded.push(...(await recordInLedger(trx, id, ledgers.get(id) ?? [], at)));
  return recorded.map(({ delivered: { order, parcel }, scan, collected, fee }) => ({
    order,
    waybillNo: parcel.waybill_no,
    collected,
    fee,
    at: scan.occurred_at,
  }));
}
