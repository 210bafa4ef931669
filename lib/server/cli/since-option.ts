import 'server-only';
import { UsageError, type Given } from './command';

/** `--since` as ISO 8601 in UTC. */
export function sinceOption({ options }: Given): string | undefined {
  if (options.since === undefined) return undefined;
  const since = Date.parse(options.since);
  if (Number.isNaN(since)) throw new UsageError('--since is a day or a time, like 2026-11-20');
  return new Date(since).toISOString();
}
