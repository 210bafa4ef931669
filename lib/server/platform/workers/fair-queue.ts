import 'server-only';

export interface FairQueue<Job> {
  /**
   * Adds a job. Returns false if the queue or this owner's share is full. Jobs with the same `alone` run one at a time,
   * for all owners together.
   */
  add: (owner: string, job: Job, alone?: string) => boolean;
  /**
   * Returns the next job of an owner without a running job. Owners take turns. The owner counts as running until
   * `done`.
   */
  take: () => TakenTask<Job> | null;
  done: (place: Pick<TakenTask<Job>, 'owner' | 'alone'>) => void;
}

interface WaitingTask<Job> {
  job: Job;
  alone: string | undefined;
}

export interface TakenTask<Job> extends WaitingTask<Job> {
  owner: string;
}

/** Creates a queue of jobs by owner. Each owner has at most one running job, and owners take turns. */
export function createFairQueue<Job>({
  waiting,
  waitingOfOwner,
}: {
  waiting: number;
  waitingOfOwner: number;
}): FairQueue<Job> {
  // Waiting tasks by owner, in the order in which the owners are served.
  const lines = new Map<string, WaitingTask<Job>[]>();
  const running = new Set<string>();
  const runningAlone = new Set<string>();
  let length = 0;

  const isFree = ({ alone }: WaitingTask<Job>) => alone === undefined || !runningAlone.has(alone);

  return {
    add(owner, job, alone) {
      const line = lines.get(owner) ?? [];
      if (length >= waiting || line.length >= waitingOfOwner) return false;
      line.push({ job, alone });
      lines.set(owner, line);
      length += 1;
      return true;
    },
    take() {
      for (const [owner, line] of lines) {
        const next = running.has(owner) ? undefined : line.find(isFree);
        if (next === undefined) continue;
        const rest = line.filter((each) => each !== next);
        lines.delete(owner);
        // The owner goes behind all others that are waiting.
        if (rest.length > 0) lines.set(owner, rest);
        running.add(owner);
        if (next.alone !== undefined) runningAlone.add(next.alone);
        length -= 1;
        return { owner, ...next };
      }
      return null;
    },
    done({ owner, alone }) {
      running.delete(owner);
      if (alone !== undefined) runningAlone.delete(alone);
    },
  };
}
