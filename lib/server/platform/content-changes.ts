import 'server-only';
import type { Queryable } from '../db/open';

/** The cache tags of pages that show what operators import. */
export const CONTENT_TAGS = ['rates', 'sites', 'news', 'jobs', 'surveys', 'holidays', 'senders'] as const;
export type ContentTag = (typeof CONTENT_TAGS)[number];

export interface ContentChange {
  tag: ContentTag;
  /** Grows with every change, whatever the clocks of the machines say. */
  version: number;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** Says that the data behind a tag changed; inside the transaction that changes it. Every running site then notices. */
export async function recordContentChange(db: Queryable, tag: ContentTag, now: Date): Promise<void> {
  const changedAt = now.toISOString();
  await db
    .insertInto('content_changes')
    .values({ tag, version: 1, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict.column('tag').doUpdateSet((old) => ({
        version: old('content_changes.version', '+', 1),
        changed_at: changedAt,
      })),
    )
    .execute();
}

export const isContentTag = (tag: string): tag is ContentTag => CONTENT_TAGS.some((known) => known === tag);

/** What has changed since the database was made; tags of a newer release are left out. */
export async function readContentChanges(db: Queryable): Promise<ContentChange[]> {
  const rows = await db.selectFrom('content_changes').selectAll().execute();
  return rows.flatMap(({ tag, version, changed_at }) =>
    isContentTag(tag) ? [{ tag, version: Number(version), changedAt: changed_at }] : [],
  );
}
