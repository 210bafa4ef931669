import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/open';
import type { OrderRow } from '../../../parcels/orders/order-store';
import type { ExportPlace } from './cursor';

/** Returns one page of a person's orders, newest first. Uses the index of the order list. */
export function listOrdersOfAccount(
  db: Queryable,
  { userId, hidden, after, size }: ExportPlace & { userId: string; size: number },
): Promise<OrderRow[]> {
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('hidden', '=', hidden);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export function listEnquiriesOfAccount(db: Queryable, userId: string) {
  return db
    .selectFrom('enquiries')
    .leftJoin('feedback_cases', 'feedback_cases.reference', 'enquiries.reference')
    .select(['enquiries.reference', 'kind', 'language', 'created_at', 'data'])
    .select(['feedback_cases.state', 'answer', 'answer_by'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
