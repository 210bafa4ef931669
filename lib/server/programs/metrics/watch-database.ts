import 'server-only';
import { poolCounts } from '../../db/open';
import type { Services } from '../../context';
import { waitingCounts } from '../../outbox/waiting-counts';
import type { Metrics } from '@/lib/server/metrics/metrics';

/** What waits in the database and for it, read when it is asked for. Another process of the site tells the same of the messages. */
export function watchDatabase(metrics: Metrics, { db, now }: Pick<Services, 'db' | 'now'>): void {
  metrics.measure({
    name: 'messages_unsent',
    help: 'Messages that are to be sent now (due), later (quiet hours, next attempt), or were given up (dead).',
    label: 'state',
    read: async () => new Map(Object.entries(await waitingCounts(db, now(), 'others'))),
  });
  metrics.measure({
    name: 'webhooks_unsent',
    help: "Events that are to be sent to partners' webhooks now (due), later (next attempt), or were given up (dead).",
    label: 'state',
    read: async () => new Map(Object.entries(await waitingCounts(db, now(), 'webhooks'))),
  });
  const pools = poolCounts(db);
  if (!pools) return;
  metrics.measure({
    name: 'db_pool_waiting',
    help: 'Statements that wait for a connection.',
    label: 'pool',
    read: () => new Map(pools().map(({ pool, waiting }) => [pool, waiting])),
  });
  metrics.measure({
    name: 'db_pool_connections',
    help: 'Open connections.',
    label: 'pool',
    read: () => new Map(pools().map(({ pool, open }) => [pool, open])),
  });
}
