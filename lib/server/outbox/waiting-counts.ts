import 'server-only';
import type { Queryable } from '../db/open';
import { WEBHOOK } from '../db/webhook-tables';

/** How many entries are to be sent now and later, and how many were given up: to partners' webhooks, or of all other kinds. */
export async function waitingCounts(
  db: Queryable,
  now: Date,
  which: 'webhooks' | 'others',
): Promise<{ due: number; later: number; dead: number }> {
  const time = now.toISOString();
  const { due, later, dead } = await db
    .selectNoFrom((eb) => {
      const entries = () =>
        eb
          .selectFrom('outbox')
          .select((one) => one.fn.countAll<number>().as('count'))
          .where('kind', which === 'webhooks' ? '=' : '<>', WEBHOOK);
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
