import 'server-only';
import { enqueueForWebhooks, type AccountEvent } from '../../accounts/webhooks/enqueue-events';
import { scanEvents } from '../../accounts/webhooks/scan-events';
import { listSendableWebhooks } from '../../accounts/webhooks/webhook-store';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import type { OrderMove } from '../orders/change/move-order';
import { compareScanTimes, placedParcel, type ScannedParcel } from './plan-moves';
import { listScans, type ScanRow } from './tracking-store';

const causeOf = ({ waybill_no, event_id }: Pick<ScanRow, 'waybill_no' | 'event_id'>) =>
  `${waybill_no} scan:${event_id}`;

/** Returns the earlier scans that moved their parcels only now, by waybill. */
async function listEarlierCauses(trx: Queryable, scanned: readonly ScannedParcel[], causes: ReadonlySet<string>) {
  const newCauses = new Set(scanned.flatMap(({ scans }) => scans.map(causeOf)));
  const waybills = new Set([...causes].filter((cause) => !newCauses.has(cause)).map((cause) => cause.split(' ')[0]));
  const lateParcels = scanned.filter(({ parcel }) => waybills.has(parcel.waybill_no));
  const scans = lateParcels.length > 0 ? await listScans(trx, lateParcels.map(placedParcel)) : [];
  const earlier = scans.filter((scan) => causes.has(causeOf(scan)) && !newCauses.has(causeOf(scan)));
  return groupBy(earlier, ({ waybill_no }) => waybill_no);
}

/**
 * Returns the webhook events of new scans and of the steps that they made possible, each parcel's in chronological
 * order.
 */
async function createEvents(
  trx: Queryable,
  scanned: readonly ScannedParcel[],
  moves: readonly OrderMove[],
): Promise<AccountEvent[]> {
  const steps = groupBy(
    moves.flatMap((move) => move.steps),
    ({ waybillNo, cause }) => `${waybillNo} ${cause}`,
  );
  const earlier = await listEarlierCauses(trx, scanned, new Set(steps.keys()));
  return scanned.flatMap(({ parcel, order, scans }) =>
    [...(earlier.get(parcel.waybill_no) ?? []), ...scans].toSorted(compareScanTimes).flatMap((scan) => {
      const states = (steps.get(causeOf(scan)) ?? []).map(({ to }) => to);
      return scanEvents(order, scan, { isNew: scans.includes(scan), reached: states });
    }),
  );
}

/** Queues the events of new scans. Most accounts have no webhook, and no event is written for them. */
export async function queueScanEvents(
  trx: Queryable,
  scanned: readonly ScannedParcel[],
  moves: readonly OrderMove[],
  now: Date,
): Promise<void> {
  const users = new Set(scanned.flatMap(({ order: { user_id } }) => user_id ?? []));
  const webhooks = await listSendableWebhooks(trx, [...users]);
  const owners = new Set<string | null>(webhooks.map(({ user_id }) => user_id));
  const subscribed = scanned.filter(({ order: { user_id } }) => owners.has(user_id));
  if (subscribed.length > 0) await enqueueForWebhooks(trx, webhooks, await createEvents(trx, subscribed, moves), now);
}
