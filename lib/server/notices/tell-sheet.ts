import 'server-only';
import { smsDueAt } from '@/lib/market/quiet-hours';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket, spokenIn } from '@/lib/routing/short-link';
import { findUser } from '../accounts/store';
import { originsOf } from '../config';
import type { Services } from '../context';
import type { Queryable } from '../db/open';
import { SheetPage } from '../messages/booked';
import { enqueueMessages, type NewMessage } from '../messages/enqueue-messages';
import type { Handler, OutboxEntry } from '../outbox/entry';
import { wake } from '../outbox/wake';
import { countUntold, hasLaterSheetOrder } from './store';

type Scope = Pick<Services, 'config' | 'db' | 'now'>;

/** Answers why nobody is told, or null. */
async function tell({ config, now }: Scope, trx: Queryable, entry: OutboxEntry): Promise<string | null> {
  const user = entry.user_id === null ? null : await findUser(trx, entry.user_id);
  if (!user) return 'account closed';
  const own = { ...entry, user_id: user.id };
  if (await hasLaterSheetOrder(trx, own)) return 'told with a later one';
  const orders = await countUntold(trx, own);
  if (orders === 0) return 'told before';
  const channel = user.email === null ? 'sms' : 'mail';
  const to = user.email ?? user.phone;
  if (to === null) return 'nobody to tell';
  const { language, country } = SheetPage.parse(JSON.parse(entry.payload));
  const link = originOfMarket(country, originsOf(config)) + paths.myOrder(formatPrefix(spokenIn(country, language)));
  const message: NewMessage = {
    // The entry's own id: told again after a failure, it is the same message.
    id: `${entry.id}.sender`,
    channel,
    to,
    language,
    template: 'sheetBooked',
    values: { orders, link },
    userId: user.id,
    ...(channel === 'sms' && { dueAt: smsDueAt(now(), country) }),
  };
  await enqueueMessages(trx, [message], now());
  return null;
}

/**
 * Tells the sender of a sheet how many of its orders are booked, once, after the last of them: the handler of the outbox's orders of
 * sheets. Orders that are placed later are told of by themselves.
 */
export function tellSheetHandler(scope: Scope): Handler {
  return async (entry) => {
    const reason = await scope.db.transaction().execute((trx) => tell(scope, trx, entry));
    if (reason !== null) return { result: 'dropped', reason };
    wake(scope.db);
    return { result: 'sent' };
  };
}
