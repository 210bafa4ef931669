import { useRef, useState } from 'react';

interface SingleRun {
  running: boolean;
  /** True if the last run failed. */
  failed: boolean;
  run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one piece of work at a time. Two presses at the same moment count as one. */
export function useSingleRun(): SingleRun {
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const underWay = useRef(false);

  async function run(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setRunning(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      underWay.current = false;
      setRunning(false);
    }
  }

  return { running, failed, run };
}
