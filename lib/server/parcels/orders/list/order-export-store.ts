import 'server-only';
import { sql } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../../platform/db/open';
import type { PageCursor } from '../../../platform/page-cursor';
import { currentParcels, listParcelsByOrder, type ParcelRow } from '../parcel-store';
import type { OrderRow } from '../order-store';

/** Order with the names of its cities and its parcels, except those that an edit removed. */
export type ExportRow = OrderRow & {
  sender_city_name: string | null;
  receiver_city_name: string | null;
  parcels: ParcelRow[];
};

export interface ExportFilter {
  state?: ParcelState | undefined;
  since?: string | undefined;
}

const PAGE_SIZE = 500;

async function listPage(db: Queryable, { state, since }: ExportFilter, after: PageCursor | null): Promise<ExportRow[]> {
  let query = db
    .selectFrom('orders')
    .leftJoin('cities as origin', 'origin.code', 'orders.sender_city')
    .leftJoin('cities as destination', 'destination.code', 'orders.receiver_city')
    .selectAll('orders')
    .select(['origin.name as sender_city_name', 'destination.name as receiver_city_name']);
  if (state !== undefined) query = query.where('state', '=', state);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (after) query = query.where(sql<boolean>`(created_at, orders.id) > (${after.createdAt}, ${after.id})`);
  const rows = await query.orderBy('created_at').orderBy('orders.id').limit(PAGE_SIZE).execute();
  const parcels = await listParcelsByOrder(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, parcels: currentParcels(parcels.get(row.id) ?? []) }));
}

/** Yields every order of every sender, also hidden ones, oldest first, in pages. */
export async function* listOrdersToExport(db: Queryable, filter: ExportFilter = {}): AsyncGenerator<ExportRow[]> {
  let after: PageCursor | null = null;
  for (;;) {
    const page: ExportRow[] = await listPage(db, filter, after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = { createdAt: last.created_at, id: last.id };
  }
}
