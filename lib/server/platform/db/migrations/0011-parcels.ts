import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

const REFUSAL = 'this release cannot edit an order of several waybills';

/** Triggers that create and update the parcels of orders that the previous release writes, while it still runs. */
const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger parcel_of_placed_order after insert on orders when new.waybills is null begin
      insert into parcels (waybill_no, order_id, number, pieces, state, attempts, updated_at) values (new.waybill_no, new.id, 1, new.pieces, new.state, new.attempts, new.updated_at);
    end`,
    `create trigger parcel_of_changed_order after update of state, attempts, pieces on orders
    when coalesce(new.waybills, 1) = 1 begin
      update parcels set state = new.state, attempts = new.attempts, pieces = new.pieces, updated_at = new.updated_at
      where waybill_no = new.waybill_no;
    end`,
    `create trigger parcels_of_cancelled_order after update of state on orders
    when new.waybills > 1 and new.state = 'CANCELLED' begin
      update parcels set state = new.state, updated_at = new.updated_at where order_id = new.id;
    end`,
    `create trigger parcels_of_edited_order before update of pieces on orders
    when new.waybills > 1 and new.pieces <> new.waybills begin
      select raise(abort, '${REFUSAL}');
    end`,
  ],
  postgres: [
    `create function keep_parcels() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.waybills is null then
          insert into parcels (waybill_no, order_id, number, pieces, state, attempts, updated_at) values (new.waybill_no, new.id, 1, new.pieces, new.state, new.attempts, new.updated_at);
        end if;
      elsif coalesce(new.waybills, 1) = 1 then
        update parcels set state = new.state, attempts = new.attempts, pieces = new.pieces, updated_at = new.updated_at
        where waybill_no = new.waybill_no;
      elsif new.pieces <> new.waybills then
        raise exception '${REFUSAL}';
      elsif new.state = 'CANCELLED' then
        update parcels set state = new.state, updated_at = new.updated_at where order_id = new.id;
      end if;
      return null;
    end $$`,
    `create trigger parcels_of_order after insert or update of state, attempts, pieces on orders
    for each row execute function keep_parcels()`,
  ],
};

const DROPS: Record<Engine, readonly string[]> = {
  sqlite: [
    'drop trigger parcel_of_placed_order',
    'drop trigger parcel_of_changed_order',
    'drop trigger parcels_of_cancelled_order',
    'drop trigger parcels_of_edited_order',
  ],
  postgres: ['drop trigger parcels_of_order on orders', 'drop function keep_parcels()'],
};

/** Expand: adds parcels, one for each waybill. Existing orders have one waybill for all their pieces. */
export async function addParcels(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    `create table parcels (waybill_no text primary key, order_id text not null references orders (id), number integer, pieces integer not null, state text not null, attempts integer not null, updated_at text not null, unique (order_id, number))`,
    `alter table orders add column waybills integer`,
    `alter table order_history add column waybill_no text`,
    `insert into parcels select waybill_no, id, 1, pieces, state, attempts, updated_at from orders`,
    ...TRIGGERS[engine],
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Contract: drops the triggers, after the previous release has stopped. */
export async function dropParcelTriggers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of DROPS[engine]) await sql.raw(statement).execute(db);
}
