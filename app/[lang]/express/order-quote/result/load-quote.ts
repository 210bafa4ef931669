import 'server-only';
import type { ComponentProps } from 'react';
import { quoteAddress } from '@/components/sending/quote/quote-address';
import type { QuoteDraft } from '@/components/sending/quote/quote-draft';
import type { PlaceChoices } from '@/components/sending/quote/place-fields';
import type { QuotePageView } from '@/components/sending/quote/quote-view';
import { CallFailure } from '@/lib/http/call-failure';
import { countryName } from '@/lib/i18n/names/place-name';
import { DESTINATIONS, MARKETS } from '@/lib/market/country';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { formatPrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { loadQuoteChoices, type QuoteChoices } from '../load-choices';
import { requestServices } from './request-services';

type LoadedQuote = Omit<ComponentProps<typeof QuotePageView>, 'prefix' | 'route'>;

/**
 * Returns the choices to show while the service is unavailable. Typed values stay, and countries have their common
 * names.
 */
function choicesWithoutService({ language }: MarketChoice, draft: QuoteDraft): QuoteChoices {
  const withoutChoices = (province: string, city: string): PlaceChoices => ({
    provinces: [],
    cities: [],
    province,
    city,
  });
  return {
    destinations: DESTINATIONS.map((code) => ({ value: code, label: countryName(code, language) })),
    goods: [],
    to: withoutChoices(draft.province, draft.city),
    from: withoutChoices(draft.fromProvince, draft.fromCity),
  };
}

function languageLinks(choice: MarketChoice, draft: QuoteDraft): LoadedQuote['languages'] {
  const others = MARKETS[choice.country].languages.filter((language) => language !== choice.language);
  return others.map((language) => {
    const path = paths.orderQuote(formatPrefix({ ...choice, language }));
    return { href: quoteAddress(path, draft), name: LANGUAGE_NAMES[language], language };
  });
}

/**
 * Returns the entry page that follows the wizard's first page, because the price enquiry already has that page's
 * answers.
 */
const wizardOf = (kind: QuoteDraft['kind']) => (kind === 'domestic' ? paths.orderEntry : paths.intlOrderEntry);

function addressesOf(prefix: Prefix, kind: QuoteDraft['kind']) {
  return { path: paths.orderQuote(prefix), wizard: wizardOf(kind)(prefix), plain: paths.basicSend(prefix) };
}

/** Loads everything the calculator shows for a draft: the choices, and the answer if it was requested. */
export async function loadQuote(choice: MarketChoice, draft: QuoteDraft): Promise<LoadedQuote> {
  const prefix = formatPrefix(choice);
  const path = paths.orderQuote(prefix);
  const languages = languageLinks(choice, draft);
  const choices = await loadQuoteChoices(choice, draft).catch((failure: unknown) => {
    if (failure instanceof CallFailure) return null;
    throw failure;
  });
  if (!choices) {
    const form = { draft, errors: {}, ...choicesWithoutService(choice, draft) };
    return { form, result: { status: 'failed', retryHref: quoteAddress(path, draft) }, languages };
  }
  // After a change of province or country, the old city may still be in the form.
  const possible = { ...draft, city: choices.to.city, fromCity: choices.from.city };
  const { result, errors } = draft.isSubmitted
    ? await requestServices(choice, possible, addressesOf(prefix, draft.kind))
    : { result: { status: 'none' } as const, errors: {} };
  return { form: { draft, errors, ...choices }, result, languages };
}
