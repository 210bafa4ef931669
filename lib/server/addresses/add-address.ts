import 'server-only';
import { randomUUID } from 'node:crypto';
import { ADDRESS_BOOK_LIMIT } from '@/lib/contract/addresses';
import { userOf, type Context } from '../context';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import type { AddressEntry } from './address-record';
import { checkAddress } from './check-address';
import { addressView } from './present';
import { insertIntoSlot, takenSlots } from './store';

const SLOTS = Array.from({ length: ADDRESS_BOOK_LIMIT }, (_, index) => index + 1);

/** A race lost means a slot taken; more rounds than this only happen while others delete all the time. */
const ROUNDS = 3 * ADDRESS_BOOK_LIMIT;

/** Puts the entry into the first free slot. The slots' unique index keeps the limit, whoever writes at once. */
async function putIntoFreeSlot({ db, now }: Context, userId: string, entry: AddressEntry): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await takenSlots(db, userId);
    const slot = SLOTS.find((candidate) => !taken.includes(candidate));
    if (slot === undefined) throw new ApiError('addressBookFull');
    if (await insertIntoSlot(db, { ...entry, userId, slot, createdAt: now().toISOString() })) return;
  }
  throw new ApiError('conflict');
}

/** §9: the address book holds five entries. */
export const addAddress: Verb<'addAddress'> = async ({ ctx, input }) => {
  const { record, places } = await checkAddress(ctx, input);
  const entry = { id: randomUUID(), record };
  await putIntoFreeSlot(ctx, userOf(ctx).userId, entry);
  return addressView(entry, places, ctx.language);
};
