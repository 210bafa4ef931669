import 'server-only';
import type { Queryable } from '../db/open';

/** How many entries are to be sent now and later, and how many were given up, of all kinds. */
export async function waitingCounts(db: Queryable, now: Date): Promise<{ due: number; later: number; dead: number }> {
  const time = now.toISOString();
  const { due, later, dead } = await db
    .selectNoFrom((eb) => {
      const entries = () => eb.selectFrom('outbox').select((one) => one.fn.countAll<number>().as('count'));
      const waiting = () => entries().where('state', '=', 'waiting');
      return [
        waiting().where('due_at', '<=', time).as('due'),
        waiting().where('due_at', '>', time).as('later'),
        entries().where('state', '=', 'dead').as('dead'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { due: Number(due), later: Number(later), dead: Number(dead) };
}
