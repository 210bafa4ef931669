import { headers } from 'next/headers';
import { cache } from 'react';
import type { ShownParcel } from '@/components/parcels/receiver/parcel-page';
import { CallFailure, isServiceFailure } from '@/lib/http/call-failure';
import { formatPrefix, marketOf, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { addressFromHeader } from '@/lib/server/web/api/client-address';

const TOO_MANY_REQUESTS = 429;

/** Loads the parcel once for a page and its title. */
const loadParcelOnce = cache(async (prefix: Prefix, token: string): Promise<ShownParcel> => {
  const call = serverCaller(marketOf(prefix), { address: addressFromHeader(await headers()) });
  try {
    return await call('readParcelOfLink', { token });
  } catch (failure) {
    if (!(failure instanceof CallFailure) || isServiceFailure(failure)) return 'unanswered';
    return failure.status === TOO_MANY_REQUESTS ? 'wait' : 'ended';
  }
});

/** Loads the parcel of this token. The result is never stored: only visitors with the address may see it. */
export function loadParcel(choice: MarketChoice, token: string): Promise<ShownParcel> {
  return loadParcelOnce(formatPrefix(choice), token);
}
