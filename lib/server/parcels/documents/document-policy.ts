import 'server-only';
import { senderMay, type OrderAsRead } from '@/lib/orders/sender-policy';
import type { OrderDocument } from '@/lib/orders/choices';
import type { Actor } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { ApiError, fieldError } from '../../platform/errors';
import { ORDER_INPUT } from '../orders/order-input';
import { orderAsRead, type OwnOrderWithParcels } from '../orders/order-policy';
import type { OrderRow } from '../orders/order-store';
import { orderWaits } from '../receiver/details/detail-notices';

/**
 * Callers that may open the link of a document. A browser that opens a link sends no header, so the link itself is the
 * permission.
 */
export const LINK_POLICY = {
  'nobody logged in': true,
  'the sender': true,
  'another account': false,
} as const;

type DocumentReader = keyof typeof LINK_POLICY;

function callerKindOf(actor: Pick<Actor, 'userId'> | null, { user_id }: { user_id: string }): DocumentReader {
  if (!actor) return 'nobody logged in';
  return actor.userId === user_id ? 'the sender' : 'another account';
}

export function mayOpenLink(actor: Pick<Actor, 'userId'> | null, link: { user_id: string }): boolean {
  return LINK_POLICY[callerKindOf(actor, link)];
}

type Printable = OrderAsRead & Pick<OrderRow, 'pieces'>;

export function printableOrder({ row, parcels }: OwnOrderWithParcels): Printable {
  return { ...orderAsRead(row, parcels), pieces: row.pieces };
}

/** Throws `waitsForReceiver` while the order lacks details of its receiver. */
export async function assertComplete(db: Queryable, { row }: OwnOrderWithParcels): Promise<void> {
  if (await orderWaits(db, row, ORDER_INPUT.read(row.input))) throw new ApiError('waitsForReceiver');
}

/**
 * Throws `fileOfCancelled`, or a field error for the invoice of a domestic order and for an unknown piece. `piece`:
 * from 1, null for all.
 */
export function assertPrintable(
  order: Printable,
  { kind, piece }: { kind: OrderDocument; piece: number | null },
): void {
  if (!senderMay('label', order)) throw new ApiError('fileOfCancelled');
  if (!senderMay(kind, order)) throw fieldError('kind', 'invoiceAbroadOnly');
  if (piece !== null && piece > order.pieces) throw fieldError('piece', 'pieceUnknown');
}
