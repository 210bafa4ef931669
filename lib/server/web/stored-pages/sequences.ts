import 'server-only';

/** Returns a function that runs the work for one key in sequence. Work for different keys runs at the same time. */
export function createSequences(): (key: string, work: () => Promise<void>) => Promise<void> {
  const lastWork = new Map<string, Promise<void>>();
  return (key, work) => {
    const next = (lastWork.get(key) ?? Promise.resolve()).then(work).finally(() => {
      if (lastWork.get(key) === next) lastWork.delete(key);
    });
    lastWork.set(key, next);
    return next;
  };
}
