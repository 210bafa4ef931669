import 'server-only';
import type { Queryable } from '../../platform/db/open';
import { jsonColumn } from '../../platform/db/json-column';
import { AddressRecord, type StoredAddress } from './address-record';

const ADDRESS = jsonColumn(AddressRecord);

const entryOf = ({ id, data }: { id: string; data: string }): StoredAddress => ({
  id,
  record: ADDRESS.read(data),
});

/** Returns a person's entries in slot order. */
export async function listAddresses(db: Queryable, userId: string): Promise<StoredAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'data'])
    .where('user_id', '=', userId)
    .orderBy('slot')
    .execute();
  return rows.map(entryOf);
}

export async function listTakenSlots(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db.selectFrom('addresses').select('slot').where('user_id', '=', userId).execute();
  return rows.map(({ slot }) => slot);
}

export interface NewAddress extends StoredAddress {
  userId: string;
  slot: number;
  createdAt: string;
}

/** Inserts an entry. Returns false if another call took the slot first. */
export async function insertAddressIntoSlot(
  db: Queryable,
  { id, userId, slot, record, createdAt }: NewAddress,
): Promise<boolean> {
  const result = await db
    .insertInto('addresses')
    .values({ id, user_id: userId, slot, data: ADDRESS.write(record), created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Replaces an entry of the address book. Returns false if the person has no entry with this id. */
export async function replaceAddress(db: Queryable, userId: string, { id, record }: StoredAddress): Promise<boolean> {
  const result = await db
    .updateTable('addresses')
    .set({ data: ADDRESS.write(record) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Deletes an entry of the address book. Returns false if the person has no entry with this id. */
export async function removeAddress(db: Queryable, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('addresses').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
