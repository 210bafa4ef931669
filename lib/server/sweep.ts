import 'server-only';
import type { Context, Services } from './context';
import { deleteExpired } from './db/delete-expired';

const EVERY = 5 * 60_000;

/** For this long an expired session is told from an unknown token, and an expired code from a wrong one. */
const DAY = 24 * 3600_000;
const SESSION_MEMORY = 30 * DAY;
const CODE_MEMORY = DAY;

/** When this process swept last, by database. */
const swept = new WeakMap<Services['db'], number>();

/** Deletes what no call can use any more: old codes, counts, tickets and sessions. */
export async function sweepExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now();
  await deleteExpired(db, {
    now: time.toISOString(),
    codesBefore: new Date(time.getTime() - CODE_MEMORY).toISOString(),
    sessionsBefore: new Date(time.getTime() - SESSION_MEMORY).toISOString(),
  });
}

/** As sweepExpired, at most every five minutes; a failure is logged and answers no call. */
export async function sweepSometimes(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const time = ctx.now().getTime();
  if (time - (swept.get(ctx.db) ?? 0) < EVERY) return;
  swept.set(ctx.db, time);
  await sweepExpired(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'sweep failed'));
}
