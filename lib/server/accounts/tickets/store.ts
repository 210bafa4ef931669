import 'server-only';
import type { Queryable } from '../../db/open';
import type { Tables } from '../../db/tables';

export async function insertTicket(db: Queryable, row: Tables['reset_tickets']): Promise<void> {
  await db.insertInto('reset_tickets').values(row).execute();
}

/** Whose password a live ticket lets set. */
export async function ticketOwner(db: Queryable, ticketHash: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('reset_tickets')
    .select('user_id')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteTickets(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('reset_tickets').where('user_id', '=', userId).execute();
}

/** Deletes a ticket with every other of its owner; false for all but the first of concurrent calls. */
export async function consumeTicket(db: Queryable, ticketHash: string, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('reset_tickets').where('ticket_hash', '=', ticketHash).executeTakeFirst();
  await deleteTickets(db, userId);
  return Number(result.numDeletedRows) === 1;
}
