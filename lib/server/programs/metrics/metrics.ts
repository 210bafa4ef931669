import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { createResponseTally } from './response-tally';

/** Milliseconds between samples of the event loop. The library's 10 ms would cost 2 % of a processor. */
const LAG_PRECISION_MS = 50;

/**
 * Gauge that is read on request. `read` returns a number for each value of `label`. If `read` rejects, the response
 * leaves the gauge out.
 */
export interface MeasuredGauge {
  name: string;
  help: string;
  label: string;
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
}

/** Creates the counters of a process, which its parts increase. */
function createCounters(registry: Registry) {
  const registers = [registry];
  return {
    rendered: new Counter({
      name: 'pages_rendered_total',
      help: 'Stored pages that Next rendered, by outcome and reason: requested by a visitor, or in advance.',
      labelNames: ['outcome', 'reason'],
      registers,
    }),
    pageFiles: new Counter({
      name: 'page_files_failed_total',
      help: 'Stored pages that could not be written to PAGES_DIR.',
      registers,
    }),
    pagesFailed: new Counter({
      name: 'pages_failed_total',
      help: 'Pages rendered for a request with missing data: one of their calls failed, or their status was 500 or above.',
      labelNames: ['route'],
      registers,
    }),
    handOvers: new Counter({
      name: 'message_hand_overs_total',
      help: 'Messages handed to the mail server or a gateway, by outcome.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    replacements: new Counter({
      name: 'site_process_replacements_total',
      help: 'Processes of the site that its supervisor replaced since it started, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    dropped: new Counter({
      name: 'messages_dropped_total',
      help: 'Messages that a limit dropped, by limit: per account, per number or address, per day.',
      labelNames: ['reason'],
      registers,
    }),
  };
}

/**
 * Creates the metrics of a process, named by the rules of Prometheus (https://prometheus.io/docs/practices/naming/).
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  const tally = createResponseTally(registry);
  const { rendered, pageFiles, pagesFailed, handOvers, replacements, dropped } = createCounters(registry);
  return {
    responded: tally,
    pageFailed: (route: string) => pagesFailed.inc({ route }),
    rendered: (outcome: string, reason: string) => rendered.inc({ outcome, reason }),
    pageFileFailed: () => pageFiles.inc(),
    handedOver: (channel: string, outcome: string) => handOvers.inc({ channel, outcome }),
    /** Sets the supervisor's counts, which outlive this process. */
    replaced(counts: Readonly<Record<string, number>>): void {
      replacements.reset();
      for (const [reason, count] of Object.entries(counts)) replacements.inc({ reason }, count);
    },
    dropped: (reason: string) => dropped.inc({ reason }),
    measure({ name, help, label, read }: MeasuredGauge): void {
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
    /** Returns all metrics as text, in the format of `contentType`. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
