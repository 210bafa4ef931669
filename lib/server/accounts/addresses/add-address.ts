import 'server-only';
import { randomUUID } from 'node:crypto';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import type { StoredAddress } from './address-record';
import { checkAddress } from './check-address';
import { assertAddressAction } from './assert-address-action';
import { presentAddress } from './present-address';
import { insertAddressIntoSlot, listTakenSlots } from './address-store';
import { MAX_ADDRESSES } from '@/lib/market/limits';

const SLOTS = Array.from({ length: MAX_ADDRESSES }, (_, index) => index + 1);

/** Maximum number of attempts. An attempt fails when a concurrent call takes the slot first. */
const MAX_ATTEMPTS = 3 * MAX_ADDRESSES;

/**
 * Inserts the entry into the first free slot. The unique index on slots enforces the limit under concurrent writes.
 * Throws `addressBookFull`, or `conflict` after `MAX_ATTEMPTS`.
 */
async function insertIntoFreeSlot(ctx: Context, entry: StoredAddress): Promise<void> {
  const { db, now } = ctx;
  const { userId } = userOf(ctx);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const slotsTaken = await listTakenSlots(db, userId);
    assertAddressAction('add', ctx.actor, { owner: userId, entries: slotsTaken.length });
    const slot = SLOTS.find((candidate) => !slotsTaken.includes(candidate))!;
    if (await insertAddressIntoSlot(db, { ...entry, userId, slot, createdAt: now().toISOString() })) return;
  }
  throw new ApiError('conflict');
}

/**
 * Adds an entry to the address book. Throws `invalid` with every mistake, `addressBookFull` at the limit of five (§9),
 * and `conflict` after too many concurrent calls.
 */
export const addAddress: Verb<'addAddress'> = async ({ ctx, input }) => {
  const { record, places } = await checkAddress(ctx, input);
  const entry = { id: randomUUID(), record };
  await insertIntoFreeSlot(ctx, entry);
  return presentAddress(entry, places, ctx.language);
};
