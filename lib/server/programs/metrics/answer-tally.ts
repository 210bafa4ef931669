import 'server-only';
import { Counter, type Registry } from 'prom-client';
import type { AnswerSource } from '../../http/answer-source';

export interface Answered {
  source: AnswerSource;
  route: string;
  status: number;
  seconds: number;
}

/** Seconds: from an answer out of memory to one that our client gives up on. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

interface Counted {
  route: string;
  status: number;
  answers: number;
}

/** What was answered from one source since somebody asked last. */
interface OfSource {
  byRoute: Map<string, Counted[]>;
  /** Answers by the first of SECONDS that they kept to. */
  within: number[];
  seconds: number;
}

const newSource = (): OfSource => ({ byRoute: new Map(), within: SECONDS.map(() => 0), seconds: 0 });

function countedOf({ byRoute }: OfSource, route: string, status: number): Counted {
  const known = byRoute.get(route) ?? [];
  if (known.length === 0) byRoute.set(route, known);
  let counted = known.find((each) => each.status === status);
  if (!counted) known.push((counted = { route, status, answers: 0 }));
  return counted;
}

/** As Prometheus writes a bound. */
const boundOf = (seconds: number) => (seconds === Infinity ? '+Inf' : String(seconds));

/**
 * Counts answers and how long they took. The library finds each count by the text of its labels: for a page out of memory that alone is
 * three hundredths of its cost. So sums are kept here, and handed over when Prometheus asks.
 */
export function createTally(registry: Registry): (answered: Answered) => void {
  const sources = new Map<AnswerSource, OfSource>();
  const registers = [registry];
  // The first that is read: it hands over to the others.
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by where the answer came from, by page or call, and by status.',
    labelNames: ['source', 'route', 'status'],
    registers,
    collect() {
      for (const [source, { byRoute, within, seconds }] of sources) {
        for (const { route, status, answers } of [...byRoute.values()].flat())
          this.inc({ source, route, status }, answers);
        let answers = 0;
        for (const [index, bound] of SECONDS.entries()) {
          answers += within[index]!;
          buckets.inc({ source, le: boundOf(bound) }, answers);
        }
        sum.inc({ source }, seconds);
        count.inc({ source }, answers);
      }
      sources.clear();
    },
  });
  const buckets = new Counter({
    name: 'http_request_duration_seconds_bucket',
    help: 'Answers that took at most so many seconds, from the request to the end of its answer.',
    labelNames: ['source', 'le'],
    registers,
  });
  const sum = new Counter({
    name: 'http_request_duration_seconds_sum',
    help: 'Seconds that answers took.',
    labelNames: ['source'],
    registers,
  });
  const count = new Counter({
    name: 'http_request_duration_seconds_count',
    help: 'Answers that were timed.',
    labelNames: ['source'],
    registers,
  });
  return ({ source, route, status, seconds }) => {
    let of = sources.get(source);
    if (!of) sources.set(source, (of = newSource()));
    countedOf(of, route, status).answers += 1;
    of.within[SECONDS.findIndex((bound) => seconds <= bound)]! += 1;
    of.seconds += seconds;
  };
}
