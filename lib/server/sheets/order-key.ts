import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderInput } from '@/lib/contract/orders';
import { userOf, type Context } from '../context';
import { bodyHash } from '../platform/idempotency/idempotent-request';
import { storedSecret } from '../platform/db/stored-secret';

/** Hours in which the same order of a sheet is a repetition, also after midnight. */
const REPEATED_WITHIN_HOURS = 12;
const HOUR_MS = 3_600_000;

export interface OrderInSheet {
  reference: string;
  order: OrderInput;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function signed({ db, actor }: Context, name: string): Promise<string> {
  const key = await storedSecret(db, 'sheet-orders');
  const signature = createHmac('sha256', key).update(`${actor?.userId} ${name}`).digest('base64url');
  return `${name}.${signature}`;
}

/** Whether this account was given the key by the check of a sheet, which the limits have counted. */
export async function isKeyOfSheet(ctx: Context, key: string): Promise<boolean> {
  const [name = ''] = key.split('.');
  const [given, expected] = [key, await signed(ctx, name)].map((text) => Buffer.from(text));
  return given!.length === expected!.length && timingSafeEqual(given!, expected!);
}

/**
 * The idempotency keys of these orders, today's and yesterday's: the same order under the same reference is the same one, and the
 * second of two alike is another. A sheet that is sent again places nothing twice, whether its mistakes were mended meanwhile or not.
 */
export async function orderKeys(
  ctx: Context,
  orders: readonly OrderInSheet[],
): Promise<{ today: string; before: string }[]> {
  userOf(ctx);
  const seen = new Map<string, number>();
  const now = ctx.now();
  const days = [dayOf(now), dayOf(new Date(now.getTime() - REPEATED_WITHIN_HOURS * HOUR_MS))] as const;
  return Promise.all(
    orders.map(async ({ reference, order }) => {
      const content = `${reference}\n${bodyHash(order)}`;
      const nth = (seen.get(content) ?? 0) + 1;
      seen.set(content, nth);
      const [today, before] = days.map((day) =>
        createHash('sha256').update(`${day}\n${nth}\n${content}`).digest('base64url'),
      );
      return { today: await signed(ctx, today!), before: await signed(ctx, before!) };
    }),
  );
}
