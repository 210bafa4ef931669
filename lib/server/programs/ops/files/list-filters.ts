import 'server-only';
import { isParcelState, PARCEL_STATES } from '@/lib/parcel/states';
import { ENQUIRY_KINDS } from '@/lib/contract/content/enquiry-forms';
import type { ExportFilter } from '../../../parcels/orders/list/order-export-store';
import type { EnquiryFilter } from '../../../content/enquiries/enquiry-store';
import { readCountry, UsageError, type CommandArguments } from '../command';

/** Returns `--since` as ISO 8601 in UTC. Throws UsageError for any other text. */
export function sinceOption({ options }: CommandArguments): string | undefined {
  if (options.since === undefined) return undefined;
  const since = Date.parse(options.since);
  if (Number.isNaN(since)) throw new UsageError('--since must be a day or a time, like 2026-11-20');
  return new Date(since).toISOString();
}

/** Returns `--state` and `--since` of the commands that list orders. Throws UsageError for an invalid value. */
export function orderFilterOf(args: CommandArguments): ExportFilter {
  const state = args.options.state?.toUpperCase();
  if (state !== undefined && !isParcelState(state)) {
    throw new UsageError(`--state must be one of ${PARCEL_STATES.join(', ')}`);
  }
  return { state, since: sinceOption(args) };
}

export const ENQUIRY_OPTIONS = ['kind', 'country', 'since'] as const;

/**
 * Returns `--kind`, `--country` and `--since` of the commands about enquiries. Throws UsageError for an invalid value.
 */
export function enquiryFilter(args: CommandArguments): EnquiryFilter {
  const kindName = args.options.kind?.toLowerCase();
  const kind = ENQUIRY_KINDS.find((each) => each === kindName);
  if (kindName !== undefined && !kind) throw new UsageError(`--kind must be one of ${ENQUIRY_KINDS.join(', ')}`);
  const { country } = args.options;
  return {
    kind,
    country: country === undefined ? country : readCountry('country', country),
    since: sinceOption(args),
  };
}
