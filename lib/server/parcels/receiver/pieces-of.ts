import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/orders';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { ParcelRow } from '../orders/parcel-store';

/** Returns the pieces with this waybill. In an order of an earlier release, those are all pieces. */
export function piecesOf(order: OrderInput, { number, pieces }: Pick<ParcelRow, 'number' | 'pieces'>) {
  const all = withOwnAmounts(order);
  return pieces > 1 || number === null ? all : all.slice(number - 1, number);
}
