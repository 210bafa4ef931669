import 'server-only';
import { readQuoteDraft, requestOfQuoteDraft, type QuoteDraft } from '@/components/sending/quote/quote-draft';
import { randomId } from '@/lib/http/random-id';
import { emptyDraft, emptyParcel, type Draft, type DraftParty } from '@/lib/drafts/draft';
import { draftFromQuote } from '@/lib/drafts/draft-from-quote';
import { withPickupTime } from '@/lib/drafts/pickup-time';
import { currencyOf } from '@/lib/drafts/steps';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import type { FormDraft } from '@/lib/server/accounts/form-drafts/form-draft';
import { placeLine } from '@/lib/server/web/forms/account-form/look-up-places';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';
import { firstText, type BasicQuery } from '../call-as-visitor';

type Query = Awaited<BasicQuery>;

/** Returns a quoted place as its field shows it, or ''. */
async function findPlaceLine(
  choice: MarketChoice,
  { countryCode, provinceCode, cityCode }: DraftParty,
): Promise<string> {
  if (countryCode === '' || cityCode === '') return '';
  const call = serverCaller(choice);
  const [provinces, cities] = await Promise.all([
    readCached('provinces', choice, () => call('queryProvinces', { countryCode }), [countryCode]),
    readCached('cities', choice, () => call('queryCities', { provinceCode }), [provinceCode]),
  ]);
  const names = [
    cities.find((city) => city.cityCode === cityCode)?.name,
    provinces.find((province) => province.provinceCode === provinceCode)?.name,
  ].filter((name) => name !== undefined);
  return placeLine(names, choice.language);
}

/**
 * Returns a draft of the quoted shipment. If the quote is incomplete, the draft has only its destination and its number
 * of parcels.
 */
function draftFromQuoteDraft(quoteDraft: QuoteDraft, market: MarketChoice, quoteToken: string): Draft {
  const empty = emptyDraft(quoteDraft.kind, market.country);
  const places = { provinceCode: quoteDraft.province, fromProvinceCode: quoteDraft.fromProvince };
  const request = QuoteRequest.safeParse({
    ...requestOfQuoteDraft(quoteDraft),
    ...(quoteToken !== '' && { quoteToken }),
  });
  if (request.success) return draftFromQuote(empty, request.data, places);
  const { values } = empty;
  const receiver = { ...values.receiver, countryCode: quoteDraft.country };
  return { ...empty, values: { ...values, receiver, parcels: quoteDraft.parcels.map(() => emptyParcel()) } };
}

/** Returns an order from the address of a quote or the answers of the first page; null if the address has neither. */
export async function beginOrder(market: MarketChoice, query: Query): Promise<FormDraft | null> {
  if (firstText(query.kind) === '') return null;
  const draft = draftFromQuoteDraft(readQuoteDraft(query, market.country), market, firstText(query.quoteToken));
  const { values } = draft;
  const today = localDay(new Date(), MARKETS[draft.origin].timeZone);
  const [sender, receiver] = await Promise.all([
    findPlaceLine(market, values.sender),
    findPlaceLine(market, values.receiver),
  ]);
  return {
    draft: {
      ...draft,
      id: randomId(),
      values: { ...values, ...withPickupTime(values, today) },
      amountCurrency: currencyOf(draft),
    },
    customerType: values.service === 'business-express' ? 'business' : values.importer,
    known: false,
    places: { sender, receiver },
    problems: [],
  };
}
