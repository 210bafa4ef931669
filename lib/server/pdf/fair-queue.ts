import 'server-only';

export interface FairQueue<Job> {
  /** False when the queue is full, or this owner's share of it. */
  add: (owner: string, job: Job) => boolean;
  /** The next job of an owner of whom none is running; each owner in turn. Its owner counts as running until `done`. */
  take: () => { owner: string; job: Job } | null;
  done: (owner: string) => void;
}

/** Jobs of many owners, who wait for each other and not for each other's jobs: one running job an owner, served in turn. */
export function createFairQueue<Job>({
  waiting,
  waitingOfOwner,
}: {
  waiting: number;
  waitingOfOwner: number;
}): FairQueue<Job> {
  // In the order in which owners are served.
  const lines = new Map<string, Job[]>();
  const running = new Set<string>();
  let length = 0;

  return {
    add(owner, job) {
      const line = lines.get(owner) ?? [];
      if (length >= waiting || line.length >= waitingOfOwner) return false;
      line.push(job);
      lines.set(owner, line);
      length += 1;
      return true;
    },
    take() {
      for (const [owner, line] of lines) {
        const [job, ...rest] = line;
        if (running.has(owner) || job === undefined) continue;
        lines.delete(owner);
        // Behind everybody who waits now.
        if (rest.length > 0) lines.set(owner, rest);
        running.add(owner);
        length -= 1;
        return { owner, job };
      }
      return null;
    },
    done: (owner) => void running.delete(owner),
  };
}
