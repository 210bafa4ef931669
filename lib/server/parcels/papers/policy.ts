import 'server-only';
import { senderMay, type OrderAsRead } from '@/lib/orders/policy';
import type { FileKind } from '@/lib/orders/choices';
import type { Actor } from '../../context';
import { ApiError, fieldError } from '../../platform/errors';
import { orderAsRead, type OwnOrder } from '../../orders/policy';
import type { OrderRow } from '../../orders/store';

/** Who asks with the link of a paper. A browser that opens a link sends no header, so the link itself is the permission. */
export const LINK_POLICY = {
  'nobody signed in': true,
  'the sender': true,
  'another account': false,
} as const;

type Asker = keyof typeof LINK_POLICY;

function askerOf(actor: Pick<Actor, 'userId'> | null, { user_id }: { user_id: string }): Asker {
  if (!actor) return 'nobody signed in';
  return actor.userId === user_id ? 'the sender' : 'another account';
}

export function mayOpenLink(actor: Pick<Actor, 'userId'> | null, link: { user_id: string }): boolean {
  return LINK_POLICY[askerOf(actor, link)];
}

type Printable = OrderAsRead & Pick<OrderRow, 'pieces'>;

export function printable({ row, parcels }: OwnOrder): Printable {
  return { ...orderAsRead(row, parcels), pieces: row.pieces };
}

/** Throws for a paper that the order does not have, or not any more. `piece` is counted from 1; null for all. */
export function assertPrintable(order: Printable, { kind, piece }: { kind: FileKind; piece: number | null }): void {
  if (!senderMay('label', order)) throw new ApiError('fileOfCancelled');
  if (!senderMay(kind, order)) throw fieldError('kind', 'invoiceAbroadOnly');
  if (piece !== null && piece > order.pieces) throw fieldError('piece', 'pieceUnknown');
}
