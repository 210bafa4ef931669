import 'server-only';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';

/**
 * Counts entries to partners' webhooks, or entries of all other kinds. `due` can be sent now, `retried` waits after a
 * failure, `later` waits for its first attempt, `dead` was given up. Entries wait while their webhook is paused.
 */
export async function countWaitingEntries(
  db: Queryable,
  now: Date,
  which: 'webhooks' | 'others',
): Promise<{ due: number; retried: number; later: number; dead: number }> {
  const time = now.toISOString();
  const { due, retried, later, dead } = await db
    .selectNoFrom((eb) => {
      const entries = () =>
        eb
          .selectFrom('outbox')
          .select((one) => one.fn.countAll<number>().as('count'))
          .where('kind', which === 'webhooks' ? '=' : '<>', sql.lit(WEBHOOK_KIND));
      // Literals, because each state has a partial index.
      const waitingEntries = () => entries().where('state', '=', sql.lit('waiting' as const));
      const paused = eb.selectFrom('webhooks').select('webhooks.id').where('paused_until', '>', time);
      const isLater = (where: ExpressionBuilder<Tables, 'outbox'>) =>
        where.or([where('due_at', '>', time), ...(which === 'webhooks' ? [where('receiver', 'in', paused)] : [])]);
      return [
        waitingEntries()
          .where((where) => where.not(isLater(where)))
          .as('due'),
        waitingEntries().where(isLater).where('attempts', '>', 0).as('retried'),
        waitingEntries().where(isLater).where('attempts', '=', 0).as('later'),
        entries()
          .where('state', '=', sql.lit('dead' as const))
          .as('dead'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { due: Number(due), retried: Number(retried), later: Number(later), dead: Number(dead) };
}
