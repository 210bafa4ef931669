import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the amount of a delivery scan, a ledger for each account and market, payouts, and the terms of payouts
 * by market and day.
 */
export async function addCollections(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table scan_events add column collected text`,
    `create table collection_ledgers (id text primary key, user_id text references users (id) on delete set null, country_code text not null, payee text, created_at text not null)`,
    `create unique index collection_ledgers_own on collection_ledgers (user_id, country_code)`,
    `create table payouts (id text primary key, ledger_id text not null references collection_ledgers (id), minor bigint not null, parcels integer not null, state text not null, proposed_at text not null, settled_at text, settled_on text, bank_reference text, reason text)`,
    `create unique index payouts_by_bank on payouts (bank_reference)`,
    `create index payouts_by_ledger on payouts (ledger_id, proposed_at, id)`,
    `create index payouts_proposed on payouts (proposed_at, id) where state = 'PROPOSED'`,
    `create table ledger_entries (ledger_id text not null references collection_ledgers (id), position integer not null, kind text not null, from_account text not null, to_account text not null, minor bigint not null check (minor > 0), waybill_no text not null, payout_id text references payouts (id), corrects integer, cause text not null, at text not null, primary key (ledger_id, position))`,
    `create index ledger_entries_by_parcel on ledger_entries (waybill_no)`,
    `create index ledger_entries_by_payout on ledger_entries (payout_id)`,
    `create unique index ledger_entries_correct_once on ledger_entries (ledger_id, corrects)`,
    `create table collected_parcels (waybill_no text primary key references parcels (waybill_no) on delete cascade, ledger_id text not null references collection_ledgers (id), collected_at text not null, collected_on text not null, collected_minor bigint not null, fee_minor bigint not null, open_minor bigint not null, payout_id text references payouts (id), payout_minor bigint not null)`,
    `create index collected_parcels_open on collected_parcels (ledger_id, collected_on) where open_minor <> 0`,
    `create index collected_parcels_settled on collected_parcels (collected_on) where open_minor = 0`,
    `create index collected_parcels_by_payout on collected_parcels (payout_id)`,
    `create table payout_terms (country_code text not null, valid_from text not null, weekdays text not null, holding_days integer not null, primary key (country_code, valid_from))`,
  ])
    await sql.raw(statement).execute(db);
}
