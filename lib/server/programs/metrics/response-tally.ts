import 'server-only';
import { Counter, type Registry } from 'prom-client';
import type { ResponseSource } from '../../web/front-server/response-source';

export interface CountedResponse {
  source: ResponseSource;
  route: string;
  status: number;
  seconds: number;
}

/**
 * Upper bounds of the histogram in seconds. The lowest ones are for responses from memory. Our client does not wait for
 * the highest ones.
 */
const BUCKET_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

interface ResponseCounts {
  route: string;
  status: number;
  responses: number;
}

/** Responses of one source since the last read. */
interface SourceCounts {
  byRoute: Map<string, ResponseCounts[]>;
  /** Number of responses by the first bound of BUCKET_SECONDS that they did not exceed. */
  within: number[];
  seconds: number;
}

const newSource = (): SourceCounts => ({ byRoute: new Map(), within: BUCKET_SECONDS.map(() => 0), seconds: 0 });

function countsOf({ byRoute }: SourceCounts, route: string, status: number): ResponseCounts {
  const counts = byRoute.get(route) ?? [];
  if (counts.length === 0) byRoute.set(route, counts);
  let count = counts.find((each) => each.status === status);
  if (!count) counts.push((count = { route, status, responses: 0 }));
  return count;
}

/** Returns a bound in Prometheus's notation. */
const boundOf = (seconds: number) => (seconds === Infinity ? '+Inf' : String(seconds));

/**
 * Counts responses and their duration. The library finds each counter by the text of its labels, which costs 3 % of a
 * page from memory. So sums are stored here and passed on when Prometheus reads them.
 */
export function createResponseTally(registry: Registry): (response: CountedResponse) => void {
  const sources = new Map<ResponseSource, SourceCounts>();
  const registers = [registry];
  // Prometheus reads this counter first, so its `collect` also updates the others.
  new Counter({
    name: 'http_requests_total',
    help: 'Requests, by source of the response, by page or call, and by status.',
    labelNames: ['source', 'route', 'status'],
    registers,
    collect() {
      for (const [source, { byRoute, within, seconds }] of sources) {
        for (const { route, status, responses } of [...byRoute.values()].flat())
          this.inc({ source, route, status }, responses);
        let responses = 0;
        for (const [index, bound] of BUCKET_SECONDS.entries()) {
          responses += within[index]!;
          buckets.inc({ source, le: boundOf(bound) }, responses);
        }
        sum.inc({ source }, seconds);
        count.inc({ source }, responses);
      }
      sources.clear();
    },
  });
  const buckets = new Counter({
    name: 'http_request_duration_seconds_bucket',
    help: 'Responses that took at most this many seconds, from the request to the end of the response.',
    labelNames: ['source', 'le'],
    registers,
  });
  const sum = new Counter({
    name: 'http_request_duration_seconds_sum',
    help: 'Sum of the seconds that responses took.',
    labelNames: ['source'],
    registers,
  });
  const count = new Counter({
    name: 'http_request_duration_seconds_count',
    help: 'Number of timed responses.',
    labelNames: ['source'],
    registers,
  });
  return ({ source, route, status, seconds }) => {
    let sourceCounts = sources.get(source);
    if (!sourceCounts) sources.set(source, (sourceCounts = newSource()));
    countsOf(sourceCounts, route, status).responses += 1;
    sourceCounts.within[BUCKET_SECONDS.findIndex((bound) => seconds <= bound)]! += 1;
    sourceCounts.seconds += seconds;
  };
}
