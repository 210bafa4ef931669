import 'server-only';
import { PARCEL_STATES } from '@/lib/parcel/states';
import type { ExportFilter } from '../orders/export-store';
import { UsageError, type Given } from './command';
import { sinceOption } from './since-option';

/** `--state` and `--since` of the commands that list orders. */
export function orderFilter(given: Given): ExportFilter {
  const state = given.options.state?.toUpperCase();
  if (state !== undefined && !(PARCEL_STATES as readonly string[]).includes(state)) {
    throw new UsageError(`--state is one of ${PARCEL_STATES.join(', ')}`);
  }
  return { state, since: sinceOption(given) };
}
