import 'server-only';
import type { Queryable } from './db/open';

/** Cache tags of pages that show operators' imported data. */
export const CONTENT_TAGS = [
  'rates',
  'sites',
  'news',
  'jobs',
  'surveys',
  'holidays',
  'senders',
  'customs',
  'lane-notices',
  'payout-terms',
  'status',
] as const;
export type ContentTag = (typeof CONTENT_TAGS)[number];

export interface ContentChange {
  tag: ContentTag;
  /** Number that increases with each change, independent of clocks. */
  version: number;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/**
 * Records that the data behind a tag changed. Call it in the transaction of the change. All running sites detect it.
 */
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

export const isContentTag = (tag: string): tag is ContentTag => CONTENT_TAGS.some((each) => each === tag);

/** Returns the last change of each tag that has changed. Tags of a newer release are omitted. */
export async function readContentChanges(db: Queryable): Promise<ContentChange[]> {
  const rows = await db.selectFrom('content_changes').selectAll().execute();
  return rows.flatMap(({ tag, version, changed_at }) =>
    isContentTag(tag) ? [{ tag, version: Number(version), changedAt: changed_at }] : [],
  );
}
