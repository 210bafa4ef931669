import 'server-only';
import { poolCounts } from '../../platform/db/open';
import type { Services } from '../../platform/context';
import { countWaitingEntries } from '../../messaging/queue/waiting-counts-store';
import type { Metrics } from './metrics';

/**
 * Measures messages that wait in the database and statements that wait for a connection, each time the metrics are
 * read. Every process of the site reports the same number of messages.
 */
export function watchDatabase(metrics: Metrics, { db, now }: Pick<Services, 'db' | 'now'>): void {
  metrics.measure({
    name: 'messages_unsent',
    help: 'Messages to send now (due), again after a failure (retried), or later (quiet hours), and messages that were given up (dead).',
    label: 'state',
    read: async () => new Map(Object.entries(await countWaitingEntries(db, now(), 'others'))),
  });
  metrics.measure({
    name: 'webhooks_unsent',
    help: "Events to send to partners' webhooks now (due), again after a failure (retried), or later, and events that were given up (dead).",
    label: 'state',
    read: async () => new Map(Object.entries(await countWaitingEntries(db, now(), 'webhooks'))),
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
