import { headers } from 'next/headers';
import { cache } from 'react';
import type { ShownParcel } from '@/components/parcels/receiver/parcel-page';
import { CallFailure } from '@/lib/client/call-failure';
import { formatPrefix, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { notedAddress } from '@/lib/server/http/client-address';

const TOO_MANY = 429;

/** Asked once for a page and its title. */
const load = cache(async (prefix: Prefix, token: string): Promise<ShownParcel> => {
  const call = serverCaller(parsePrefix(prefix)!, { address: notedAddress(await headers()) });
  try {
    return await call('readParcelOfLink', { token });
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.kind !== 'refused' || failure.status >= 500) return 'unanswered';
    return failure.status === TOO_MANY ? 'wait' : 'ended';
  }
});

/** What the page of this token shows. Never kept: only who has the address may see it. */
export function loadParcel(choice: MarketChoice, token: string): Promise<ShownParcel> {
  return load(formatPrefix(choice), token);
}
