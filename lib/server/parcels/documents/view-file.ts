import 'server-only';
import { looksLikeToken, tokenHash } from '../../platform/token';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { listParcels } from '../orders/parcel-store';
import { findOwnOrder } from '../orders/order-store';
import type { Verb } from '../../platform/verb';
import { assertComplete, assertPrintable, mayOpenLink, printableOrder } from './document-policy';
import { fileName, loadPrintedFile } from './load-printed-file';
import { findFileLink, type FileLinkRow } from './document-store';

async function findOpenableLink(ctx: Context, id: string): Promise<FileLinkRow> {
  const link = looksLikeToken(id) ? await findFileLink(ctx.db, tokenHash(id), ctx.now().toISOString()) : undefined;
  if (!link || !mayOpenLink(ctx.actor, link)) throw new ApiError('notFound');
  return link;
}

/**
 * Returns the document of a link. Throws `notFound` for an unknown or expired link and for one of another account, and
 * the errors of `assertPrintable` and `assertComplete`.
 */
export const viewFile: Verb<'viewFile'> = async ({ ctx, input }) => {
  const link = await findOpenableLink(ctx, input.id);
  const row = await findOwnOrder(ctx.db, { userId: link.user_id, tests: null }, { id: link.order_id });
  if (!row) throw new ApiError('notFound');
  const order = { row, parcels: await listParcels(ctx.db, [row.id]) };
  const request = { kind: link.kind, piece: link.piece, language: link.language };
  assertPrintable(printableOrder(order), request);
  await assertComplete(ctx.db, order);
  return { name: fileName(order, request), bytes: await loadPrintedFile(ctx, order, request) };
};
