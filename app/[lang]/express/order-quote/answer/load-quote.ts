import 'server-only';
import { errorsByField } from '@/components/quote/quote-errors';
import { toQuoteRequest, type QuoteDraft } from '@/components/quote/quote-draft';
import type { PlaceChoices } from '@/components/quote/place-fields';
import type { QuoteFormProps } from '@/components/quote/quote-form';
import type { QuoteAnswer } from '@/components/quote/quote-view';
import type { SendThisProps } from '@/components/quote/send-this.island';
import { CallFailure } from '@/lib/client/call-failure';
import type { Caller } from '@/lib/client/call';
import { QuoteRequest } from '@/lib/contract/quotes';
import { countryName } from '@/lib/i18n/place-name';
import { DESTINATIONS } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { loadChoices, type Choices } from '../load-choices';

interface Loaded {
  form: QuoteFormProps;
  answer: QuoteAnswer;
}

/** What can be offered while the service does not answer: everything typed stays, and countries have their common names. */
function choicesWithoutService({ language }: MarketChoice, draft: QuoteDraft): Choices {
  const kept = (province: string, city: string): PlaceChoices => ({ provinces: [], cities: [], province, city });
  return {
    destinations: DESTINATIONS.map((code) => ({ value: code, label: countryName(code, language) })),
    goods: [],
    to: kept(draft.province, draft.city),
    from: kept(draft.fromProvince, draft.fromCity),
  };
}

/** Everything the calculator shows for a draft: choices, and the answer once it was asked for. */
export async function loadQuote(
  choice: MarketChoice,
  draft: QuoteDraft,
  hrefs: { wizard: string; again: string },
): Promise<Loaded> {
  const choices = await loadChoices(choice, draft).catch((failure: unknown) => {
    if (failure instanceof CallFailure) return null;
    throw failure;
  });
  if (!choices) {
    const form = { draft, errors: {}, ...choicesWithoutService(choice, draft) };
    return { form, answer: { status: 'failed', retryHref: hrefs.again } };
  }
  // A city of another province or country is what a changed selection leaves behind.
  const request = toQuoteRequest({ ...draft, city: choices.to.city, fromCity: choices.from.city });
  const places = { provinceCode: draft.province, fromProvinceCode: draft.fromProvince };
  const { answer, errors } = draft.asked
    ? await ask(serverCaller(choice), request, { ...hrefs, places })
    : { answer: NOT_ASKED, errors: {} };
  return { form: { draft, errors, ...choices }, answer };
}

const NOT_ASKED: QuoteAnswer = { status: 'none' };

interface HandOver {
  wizard: string;
  again: string;
  places: SendThisProps['places'];
}

async function ask(call: Caller, request: ReturnType<typeof toQuoteRequest>, { wizard, again, places }: HandOver) {
  try {
    const quote = await call('quoteCalc', request as never); // any text at all: the call refuses what its schema does not take
    const handOver = { request: { ...QuoteRequest.parse(request), quoteToken: quote.token }, places, href: wizard };
    return { answer: { status: 'priced', quote, handOver } as QuoteAnswer, errors: {} };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind !== 'refused' || failure.status >= 500)
      return { answer: { status: 'failed', retryHref: again } as QuoteAnswer, errors: {} };
    return {
      answer: { status: 'refused', message: failure.message } as QuoteAnswer,
      errors: errorsByField(failure.errors),
    };
  }
}
