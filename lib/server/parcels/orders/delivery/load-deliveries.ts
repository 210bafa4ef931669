import 'server-only';
import type { DeliveryView } from '@/lib/contract/quotes/expected-day';
import type { Context } from '../../../platform/context';
import { loadLaneCalendars } from '../../../pricing/load-expected-delivery';
import { presentDelivery } from '../../../pricing/present-delivery';
import { windowsOf, type ParcelRow } from '../parcel-store';
import { movesOfParcel, type MoveRow, type OrderRow } from '../order-store';

/** Returns the sender's view of each parcel's delivery, by waybill. Parcels without one are absent. */
export async function loadDeliveries(
  ctx: Pick<Context, 'db' | 'now' | 'country' | 'language'>,
  { sender_country, receiver_country }: Pick<OrderRow, 'sender_country' | 'receiver_country'>,
  parcels: readonly ParcelRow[],
  moves: readonly MoveRow[],
): Promise<Map<string, DeliveryView>> {
  const origin = sender_country === receiver_country ? null : sender_country;
  const calendars = await loadLaneCalendars(ctx.db, origin, receiver_country);
  const views = parcels.flatMap((parcel): [string, DeliveryView][] => {
    const { state, waybill_no } = parcel;
    const since = movesOfParcel(moves, parcel).findLast((move) => move.state === state)?.at ?? null;
    const lane = { destination: receiver_country, calendars };
    const view = presentDelivery({ storedWindows: windowsOf(parcel), state, since, ...lane }, ctx.now(), ctx);
    return view ? [[waybill_no, view]] : [];
  });
  return new Map(views);
}
