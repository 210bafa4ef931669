import 'server-only';
import { enqueueFor, type Happening } from '../../accounts/webhooks/enqueue-events';
import { scanEvents } from '../../accounts/webhooks/scan-events';
import { sendableOf } from '../../accounts/webhooks/store';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import type { OrderMove } from '../orders/change/move-order';
import { byTime, type ScannedParcel } from './plan-moves';

/** Returns the webhook events of new scans, each parcel's in chronological order. */
function eventsOf(scanned: readonly ScannedParcel[], moves: readonly OrderMove[]): Happening[] {
  const steps = groupBy(
    moves.flatMap((move) => move.steps),
    ({ waybillNo, cause }) => `${waybillNo} ${cause}`,
  );
  return scanned.flatMap(({ parcel, order, scans }) =>
    scans.toSorted(byTime).flatMap((scan) => {
      const made = steps.get(`${parcel.waybill_no} scan:${scan.event_id}`) ?? [];
      return scanEvents(
        order,
        scan,
        made.map(({ to }) => to),
      );
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
  const webhooks = await sendableOf(trx, [...users]);
  const owners = new Set<string | null>(webhooks.map(({ user_id }) => user_id));
  const wanted = scanned.filter(({ order: { user_id } }) => owners.has(user_id));
  if (wanted.length > 0) await enqueueFor(trx, webhooks, eventsOf(wanted, moves), now);
}
