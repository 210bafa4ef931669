import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Draft } from '@/lib/drafts/draft';
import { draftFromQuote, type QuotedPlaces } from '@/lib/drafts/draft-from-quote';
import { needsOfQuote } from '@/lib/drafts/needs';
import { withPickupTime } from '@/lib/drafts/pickup-time';
import { beginDraft, saveDraft, saveNeeds, tabDraft, usePreSendStore } from './stores/pre-send';
import { useUserStore } from './stores/user';

/**
 * Returns true if a quote may change the draft. The order must be unsent. The draft has no receiver and no goods yet,
 * or it began with the same quote.
 */
function mayTakeQuote({ values: { receiver, parcels }, sent, waits, quoteToken }: Draft, token: string): boolean {
  const texts = [receiver.name, receiver.phone, receiver.street, ...parcels.map(({ goodsNameEn }) => goodsNameEn)];
  const isOwn = quoteToken !== '' && quoteToken === token;
  return sent === null && waits === null && (isOwn || texts.join('').trim() === '');
}

/**
 * Passes a quote to the wizard: stores its shipment as the tab's draft and answers the first page's questions. A draft
 * with other content stays beside the new one. `places`: provinces of the quote's cities, if chosen from lists.
 */
export function prefillFromQuote(request: QuoteRequest, places: QuotedPlaces = {}): void {
  const market = request.kind === 'international' ? request.destinationCountry : request.country;
  const openDraft = tabDraft(request.kind, market);
  const isFree = openDraft && mayTakeQuote(openDraft, request.quoteToken ?? '');
  const draft = draftFromQuote(isFree ? openDraft : beginDraft(request.kind, market), request, places);
  const { values, origin } = draft;
  const isPickup = values.sendingMode === 'PICKUP';
  const today = localDay(new Date(), MARKETS[origin].timeZone);
  saveDraft({ ...draft, values: { ...values, ...(isPickup && withPickupTime(values, today)) } });
  saveNeeds(needsOfQuote(usePreSendStore.getState().needs, request, Boolean(useUserStore.getState().user)));
}
