import 'server-only';
import { PARCEL_STATES } from '@/lib/parcel/states';
import type { ExportFilter } from '../orders/export-store';
import { UsageError, type Given } from './command';

/** `--state` and `--since` of the commands that list orders. */
export function orderFilter({ options }: Given): ExportFilter {
  const state = options.state?.toUpperCase();
  if (state !== undefined && !(PARCEL_STATES as readonly string[]).includes(state)) {
    throw new UsageError(`--state is one of ${PARCEL_STATES.join(', ')}`);
  }
  const since = options.since === undefined ? undefined : Date.parse(options.since);
  if (Number.isNaN(since)) throw new UsageError('--since is a day or a time, like 2026-11-20');
  return { state, since: since === undefined ? undefined : new Date(since).toISOString() };
}
