import 'server-only';
import { sql, type Kysely } from 'kysely';

/** Expand: adds results of our own probes, their sums by day, and incidents with their texts. */
export async function addStatus(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table probes (part text not null, at text not null, seconds integer not null, is_up integer, reason text, primary key (part, at))`,
    `create index probes_by_time on probes (at)`,
    `create table status_days (part text not null, day text not null, up_seconds integer not null, down_seconds integer not null, primary key (part, day))`,
    `create table incidents (reference text primary key, parts text not null, opened_at text not null, closed_at text)`,
    `create table incident_entries (reference text not null references incidents (reference) on delete cascade, number integer not null, step text not null, at text not null, texts text not null, primary key (reference, number))`,
  ])
    await sql.raw(statement).execute(db);
}
