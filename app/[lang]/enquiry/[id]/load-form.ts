import { cache } from 'react';
import type { ShownForm } from '@/components/contact/enquiry/enquiry-page';
import { CallFailure } from '@/lib/client/call-failure';
import { formatPrefix, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';

/** Asked once for a page and its title. */
const load = cache(async (prefix: Prefix, id: string): Promise<ShownForm> => {
  try {
    return await serverCaller(parsePrefix(prefix)!)('readEnquiryForm', { id });
  } catch (failure) {
    const refused = failure instanceof CallFailure && failure.kind === 'refused' && failure.status < 500;
    return refused ? 'gone' : 'unknown';
  }
});

/** What the private page of this id shows. Never kept: only who has the address may see it. */
export function loadForm(choice: MarketChoice, id: string): Promise<ShownForm> {
  return load(formatPrefix(choice), id);
}
