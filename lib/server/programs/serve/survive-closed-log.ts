import 'server-only';

/**
 * Keeps a process running after its log is no longer read. Next logs uncaught errors, and the error of a closed log is
 * uncaught. Without a listener, the two repeat forever.
 */
export function surviveClosedLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
