import 'server-only';
import { secondsWithinDay } from '@/lib/market/availability';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { reserveInterval, storeProbeResults, type ProbeResult } from './probe-store';
import { PROBES, type Probe } from './probes';

type ProbeServices = Pick<Services, 'config' | 'db' | 'now' | 'log'>;

/** Maximum number of results that wait for a database, enough for several hours. */
const MAX_WAITING = 2000;
/** Milliseconds between two checks for a new interval. */
const CHECK_INTERVAL_MS = 1000;

/** Returns the reason of a failure, without addresses and personal data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'wrong response';
  if (error.name === 'ProbeFailure') return error.message;
  if (error.name === 'TimeoutError') return 'timeout';
  // `fetch` rejects with a TypeError, whose cause has a code like an error of the database's driver.
  if (error instanceof TypeError) return 'no response';
  return isUnavailable(error) ? 'database unavailable' : 'wrong response';
}

export interface ProbeRunner {
  /** Runs the probes whose interval began since the last call. */
  run: () => Promise<void>;
  /** Skips the current intervals, because the site may not serve yet. */
  skipCurrent: () => void;
}

/**
 * Creates the runner of a process. Each interval of a part is probed by one process. Without a database every process
 * probes, and stores its results when the database is back: an outage of the database is down time, not unknown.
 */
export function createProbeRunner(scope: ProbeServices, probes: readonly Probe[] = PROBES): ProbeRunner {
  const { config, db, now, log } = scope;
  const probesUnderWay = new Map<Probe, string>();
  const waitingResults: ProbeResult[] = [];

  /** Returns true if this process is to probe: it reserved the interval, or nobody can reserve one. */
  async function isOurs(interval: Parameters<typeof reserveInterval>[1]): Promise<boolean> {
    try {
      return await reserveInterval(db, interval);
    } catch (error) {
      if (isUnavailable(error)) return true;
      throw error;
    }
  }

  /** Returns the length of a probe's interval in seconds, and the start of the current one. */
  function currentInterval({ every }: Probe): { length: number; at: string } {
    const length = every * config.PROBE_SECONDS;
    const start = Math.floor(now().getTime() / (length * 1000)) * length * 1000;
    return { length, at: new Date(start).toISOString() };
  }

  async function runOne(probe: Probe): Promise<void> {
    const { length, at } = currentInterval(probe);
    if (probesUnderWay.get(probe) === at) return;
    probesUnderWay.set(probe, at);
    const interval = { part: probe.part, at, seconds: secondsWithinDay(at, length) };
    if (!(await isOurs(interval))) return;
    const reason = await probe.check(scope).then(() => null, reasonOf);
    if (reason !== null) log.warn({ part: probe.part, reason }, 'probe failed');
    waitingResults.push({ ...interval, is_up: reason === null ? 1 : 0, reason });
  }

  async function store(): Promise<void> {
    waitingResults.splice(0, waitingResults.length - MAX_WAITING);
    const results = [...waitingResults];
    await storeProbeResults(db, results, now());
    waitingResults.splice(0, results.length);
  }

  return {
    async run() {
      const configuredProbes = probes.filter(({ isConfigured }) => isConfigured?.(config) ?? true);
      const before = waitingResults.length;
      const outcomes = await Promise.allSettled(configuredProbes.map(runOne));
      for (const each of outcomes) if (each.status === 'rejected') log.warn({ err: each.reason }, 'probe not run');
      if (waitingResults.length === before) return;
      await store().catch((err: unknown) => log.warn({ err }, 'results of probes not stored'));
    },
    skipCurrent: () => probes.forEach((probe) => probesUnderWay.set(probe, currentInterval(probe).at)),
  };
}

/**
 * Probes this site at each interval. Off outside production and with `PROBE_SECONDS=0`. Returns a function that stops
 * it.
 */
export function startProbes(scope: ProbeServices): { stop: () => Promise<void> } {
  const { NODE_ENV, PROBE_SECONDS } = scope.config;
  if (NODE_ENV !== 'production' || PROBE_SECONDS === 0) return { stop: () => Promise.resolve() };
  const runner = createProbeRunner(scope);
  runner.skipCurrent();
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= runner.run().finally(() => (running = null));
  };
  const timer = setInterval(look, Math.min(CHECK_INTERVAL_MS, PROBE_SECONDS * 1000)).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
