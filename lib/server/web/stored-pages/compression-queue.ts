import 'server-only';

/**
 * Returns a function that adds a path to a queue unless it already waits. `press` runs for one path at a time, and its
 * errors are ignored.
 */
export function createCompressionQueue(press: (path: string) => Promise<void>): (path: string) => void {
  const waiting = new Set<string>();
  let pressing = Promise.resolve();
  return (path) => {
    if (waiting.has(path)) return;
    waiting.add(path);
    pressing = pressing
      .then(() => press(path))
      // A page that cannot be read is rendered at its next request.
      .catch(() => {})
      .finally(() => waiting.delete(path));
  };
}
