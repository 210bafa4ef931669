import 'server-only';
import { loadUser } from '../../../accounts/users/load-user';
import { userOf } from '../../../platform/context';
import { fieldError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { loadAccountRecord } from './account-record';
import { decodeExportPlace, encodeExportPlace, type ExportPlace } from './cursor';
import { loadOrderRecords } from './order-records';
import { listOrdersOfAccount } from './account-export-store';

/**
 * Orders of one page. An order with its events has a few kilobytes, so a page is sent well within the client's timeout.
 */
const PAGE_SIZE = 100;

function placeOf(cursor: string | null): ExportPlace {
  const place = cursor === null ? ({ hidden: 0, after: null } as const) : decodeExportPlace(cursor);
  if (!place) throw fieldError('cursor', 'invalid');
  return place;
}

/** Returns one page of the data stored about the logged-in user: its orders, and on the first page the account. */
export const exportAccountData: Verb<'exportAccountData'> = async ({ ctx, input: { cursor } }) => {
  const { userId } = userOf(ctx);
  const place = placeOf(cursor);
  const rows = await listOrdersOfAccount(ctx.db, { ...place, userId, size: PAGE_SIZE });
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  const next: ExportPlace | null = last
    ? { hidden: place.hidden, after: { createdAt: last.created_at, id: last.id } }
    : place.hidden === 0
      ? { hidden: 1, after: null }
      : null;
  return {
    exportTime: ctx.now().toISOString(),
    account: cursor === null ? await loadAccountRecord(ctx, await loadUser(ctx)) : null,
    orders: await loadOrderRecords(ctx.db, rows),
    nextCursor: next && encodeExportPlace(next),
  };
};
