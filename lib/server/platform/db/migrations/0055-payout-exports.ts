import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the bank account of a payout at its export and the parcels of each payout. Makes the bank's reference
 * unique in a market. Earlier payouts get the present bank account of their ledger. The parcels of rejected ones are
 * unknown.
 */
export async function addPayoutExports(db: Kysely<unknown>): Promise<void> {
  const ofLedger = (column: string) =>
    `(select ${column} from collection_ledgers where collection_ledgers.id = payouts.ledger_id)`;
  for (const statement of [
    `alter table payouts add column payee text`,
    `alter table payouts add column exported_at text`,
    `alter table payouts add column bank_country text`,
    `update payouts set payee = ${ofLedger('payee')}, exported_at = proposed_at`,
    `update payouts set bank_country = ${ofLedger('country_code')} where settled_at is not null`,
    `drop index payouts_by_bank`,
    `create unique index payouts_by_bank on payouts (bank_reference, bank_country)`,
    `create table payout_parcels (payout_id text not null references payouts (id), waybill_no text not null references parcels (waybill_no) on delete cascade, minor bigint not null, primary key (payout_id, waybill_no))`,
    `create index payout_parcels_by_parcel on payout_parcels (waybill_no)`,
    `insert into payout_parcels (payout_id, waybill_no, minor) select payout_id, waybill_no, sum(case when from_account = 'seller' then minor else -minor end) from ledger_entries where payout_id is not null and kind = 'payout' and exists (select 1 from parcels where parcels.waybill_no = ledger_entries.waybill_no) group by payout_id, waybill_no`,
    `insert into payout_parcels (payout_id, waybill_no, minor) select payout_id, waybill_no, payout_minor from collected_parcels where payout_minor <> 0`,
    `create index collected_parcels_at_bank on collected_parcels (ledger_id) where open_minor = 0 and payout_minor <> 0`,
  ])
    await sql.raw(statement).execute(db);
}
