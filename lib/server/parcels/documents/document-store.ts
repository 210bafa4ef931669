import 'server-only';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';

export type FileLinkRow = Tables['file_links'];

/** Stores the link of a document and deletes expired ones. */
export async function insertFileLink(db: Queryable, row: FileLinkRow, now: string): Promise<void> {
  await db.deleteFrom('file_links').where('expires_at', '<=', now).execute();
  await db.insertInto('file_links').values(row).execute();
}

/** Returns the link, unless it has expired or the session that requested it has ended. */
export function findFileLink(db: Queryable, idHash: string, now: string): Promise<FileLinkRow | undefined> {
  return db
    .selectFrom('file_links')
    .innerJoin('sessions', 'sessions.token_hash', 'file_links.session_hash')
    .selectAll('file_links')
    .where('file_links.id_hash', '=', idHash)
    .where('file_links.expires_at', '>', now)
    .where('sessions.ended', 'is', null)
    .executeTakeFirst();
}
