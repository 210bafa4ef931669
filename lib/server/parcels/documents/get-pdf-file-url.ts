import 'server-only';
import { CALLS } from '@/lib/contract/calls';
import { FILE_LINK_SECONDS } from '@/lib/contract/orders/files';
import { newToken, tokenHash } from '../../platform/token';
import { userOf } from '../../platform/context';
import { loadOwnOrderWithParcels } from '../orders/order-policy';
import { FILES_OF_ACCOUNT } from '../../platform/throttle/policies';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import type { Verb } from '../../platform/verb';
import { assertComplete, assertPrintable, printableOrder } from './document-policy';
import { loadPrintedFile } from './load-printed-file';
import { insertFileLink } from './document-store';

/** Maximum milliseconds to wait for the document. If it takes longer, `viewFile` waits for it. */
const TIMEOUT_MS = 3000;

const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());

/**
 * Returns a link to a document of an order (§7). It opens without a header for `FILE_LINK_SECONDS`. Counts against the
 * account's limit of files. Throws `notFound`, `fileOfCancelled`, `waitsForReceiver`, or a field error for a document
 * that the order does not have.
 */
export const getPdfFileUrl: Verb<'getPdfFileUrl'> = async ({ ctx, input: { id, kind, piece = null } }) => {
  const { userId, tokenHash: session } = userOf(ctx);
  const order = await loadOwnOrderWithParcels(ctx, { id });
  const request = { kind, piece, language: ctx.language };
  assertPrintable(printableOrder(order), request);
  await assertComplete(ctx.db, order);
  await consumeAttempt(ctx, FILES_OF_ACCOUNT, userId);
  await Promise.race([loadPrintedFile(ctx, order, request), timeout()]);
  const fileId = newToken();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + FILE_LINK_SECONDS * 1000).toISOString();
  const link = { order_id: id, user_id: userId, session_hash: session, ...request, expires_at: expiresAt };
  await insertFileLink(ctx.db, { id_hash: tokenHash(fileId), ...link }, now.toISOString());
  return { url: `/api${CALLS.viewFile.path.replace('{id}', fileId)}`, expiresAt };
};
