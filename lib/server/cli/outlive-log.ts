import 'server-only';

/**
 * A process whose log nobody reads any more goes on without it. Next logs what nobody caught, and a log that is broken off is caught by
 * nobody: without a listener the two go round for ever.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
