import { cache } from 'react';
import type { ShownForm } from '@/components/contact/enquiry/enquiry-page';
import { CallFailure, isServiceFailure } from '@/lib/http/call-failure';
import { formatPrefix, marketOf, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';

/** Loads the form once for a page and its title. */
const loadFormOnce = cache(async (prefix: Prefix, id: string): Promise<ShownForm> => {
  try {
    return await serverCaller(marketOf(prefix))('readEnquiryForm', { id });
  } catch (failure) {
    const isRefused = failure instanceof CallFailure && !isServiceFailure(failure);
    return isRefused ? 'gone' : 'unknown';
  }
});

/** Loads the private page of this id. The result is never stored: only visitors with the address may see it. */
export function loadForm(choice: MarketChoice, id: string): Promise<ShownForm> {
  return loadFormOnce(formatPrefix(choice), id);
}
