import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { listTrackedParcels, findOrderInput, type TrackedParcelRow } from '../tracking/tracked-store';
import { findLink } from './links/find-link';
import type { FoundLink } from './links/link-store';
import { queryTrack } from '../tracking/query-track';
import { ORDER_INPUT } from '../orders/order-input';

export interface LinkedParcel {
  link: FoundLink;
  parcel: TrackedParcelRow;
  order: OrderInput;
}

export async function findParcel(
  ctx: Context,
  waybillNo: string,
): Promise<{ parcel: TrackedParcelRow; order: OrderInput } | null> {
  const [parcel] = await listTrackedParcels(ctx.db, { waybills: [waybillNo], tradeNos: [] }, null);
  if (!parcel) return null;
  return { parcel, order: ORDER_INPUT.read(await findOrderInput(ctx.db, parcel.id)) };
}

/** Returns the parcel that a token opens. Throws `linkEnded` and `tooManyRequests` as `findLink` does. */
export async function loadLinkedParcel(ctx: Context, token: string): Promise<LinkedParcel> {
  const link = await findLink(ctx, token);
  const parcel = await findParcel(ctx, link.waybill_no);
  if (!parcel) throw new ApiError('linkEnded');
  return { link, ...parcel };
}

/** Returns the parcel's public tracking. */
export async function loadTracking(ctx: Context, waybillNo: string): Promise<TrackView> {
  const { inTransit, signed, ended } = await queryTrack({ ctx, input: { waybillNos: [waybillNo] } });
  const [track] = [...inTransit, ...signed, ...ended];
  if (!track) throw new ApiError('linkEnded');
  return track;
}
