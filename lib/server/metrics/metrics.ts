import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { createTally } from '@/lib/server/programs/metrics/answer-tally';

/** How often the event loop is looked at: at the library's 10 milliseconds that alone is two hundredths of a processor. */
const LAG_PRECISION_MS = 50;

/** A figure that is read when it is asked for, one value for each label. Rejects where it cannot be had: it is left out then. */
export interface Measured {
  name: string;
  help: string;
  label: string;
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
}

/** What a process counts of itself, in the names of Prometheus (https://prometheus.io/docs/practices/naming/). */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  const tally = createTally(registry);
  const drawn = new Counter({
    name: 'pages_drawn_total',
    help: 'Stored pages that were drawn by Next, by how it ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const handOvers = new Counter({
    name: 'message_hand_overs_total',
    help: 'Messages handed to the mail server or a gateway, by how it ended.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  return {
    answered: tally,
    drawn: (outcome: string) => drawn.inc({ outcome }),
    handedOver: (channel: string, outcome: string) => handOvers.inc({ channel, outcome }),
    measure({ name, help, label, read }: Measured): void {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset();
          const values = await Promise.resolve(read()).catch(() => new Map<string, number>());
          for (const [value, count] of values) this.set({ [label]: value }, count);
        },
      });
    },
    /** All of it as text, in the format that `contentType` names. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
