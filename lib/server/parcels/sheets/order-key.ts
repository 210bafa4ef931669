import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { HOUR_MS } from '@/lib/time/durations';
import { userOf, type Context } from '../../platform/context';
import { bodyHash } from '../../platform/idempotent-request';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';
import { mapInSlices } from '../../platform/map-in-slices';

/** Hours within which the same order of a sheet is a repetition, also across midnight. Within one day it always is. */
const REPEATED_WITHIN_HOURS = 12;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Number of characters of the tag before its separator. Base64url has no `~`, so `~` can end the tag. */
const TAG_CHARACTERS = 16;
const TAG_SEPARATOR = '~';

/** Returns the mark in the keys of the account's orders with this shop's number; empty without a number. */
export const shopOrderTag = (ctx: Context, { shopOrderNo = '' }: OrderInput): string =>
  shopOrderNo === ''
    ? ''
    : createHash('sha256')
        .update(`${userOf(ctx).userId}\n${shopOrderNo}`)
        .digest('base64url')
        .slice(0, TAG_CHARACTERS) + TAG_SEPARATOR;

/** Returns the tag of a key; empty for the key of an order without a number. */
export const tagOfKey = (key: string): string =>
  key[TAG_CHARACTERS] === TAG_SEPARATOR ? key.slice(0, TAG_CHARACTERS + 1) : '';

/** Returns the earliest time of an order that counts as a repetition. */
export const earliestRepeatTime = (now: Date): string =>
  `${dayOf(new Date(now.getTime() - REPEATED_WITHIN_HOURS * HOUR_MS))}T00:00:00.000Z`;

async function sign({ db, actor }: Context, name: string): Promise<string> {
  const key = await loadStoredSecret(db, 'sheet-orders');
  const signature = createHmac('sha256', key).update(`${actor?.userId} ${name}`).digest('base64url');
  return `${name}.${signature}`;
}

/** Returns true if the check of a sheet gave this key to the account. The limits have counted that check. */
export async function isKeyOfSheet(ctx: Context, key: string): Promise<boolean> {
  const [name = ''] = key.split('.');
  const keyBytes = Buffer.from(key);
  const expected = Buffer.from(await sign(ctx, name));
  return keyBytes.length === expected.length && timingSafeEqual(keyBytes, expected);
}

/**
 * Returns the possible idempotency keys of each order: with the day of today and the day of twelve hours ago, each also
 * as releases before 2026-12 formed it. A new order gets the first key. The same order with the same shop's number has
 * the same key. A second equal order in one sheet has another key. A sheet that is sent again, corrected or not,
 * therefore places nothing twice.
 */
export async function createOrderKeys(
  ctx: Context,
  orders: readonly OrderInput[],
): Promise<[key: string, ...others: string[]][]> {
  const seenKeys = new Map<string, number>();
  const now = ctx.now();
  return mapInSlices(orders, async (order) => {
    const { shopOrderNo = '', ...others } = order;
    const content = `${shopOrderNo}\n${bodyHash(others)}`;
    const nth = (seenKeys.get(content) ?? 0) + 1;
    seenKeys.set(content, nth);
    const tag = shopOrderTag(ctx, order);
    const nameOf = (day: string) => createHash('sha256').update(`${day}\n${nth}\n${content}`).digest('base64url');
    const today = nameOf(dayOf(now));
    const before = nameOf(dayOf(new Date(now.getTime() - REPEATED_WITHIN_HOURS * HOUR_MS)));
    const earlier = [tag + before, ...(tag === '' ? [] : [today, before])];
    return [await sign(ctx, tag + today), ...(await Promise.all(earlier.map((name) => sign(ctx, name))))];
  });
}
