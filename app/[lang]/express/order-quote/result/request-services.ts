import 'server-only';
import { getTranslations } from 'next-intl/server';
import { quoteAddress } from '@/components/sending/quote/quote-address';
import type { PricedResult, QuoteResult } from '@/components/sending/quote/quote-result';
import { requestOfQuoteDraft, type QuoteDraft } from '@/components/sending/quote/quote-draft';
import { errorsByField, unreadableAmounts } from '@/components/sending/quote/quote-errors';
import type { ListedOffer, PricedOffer } from '@/components/sending/quote/quote-offers';
import { majorUnits } from '@/lib/billing/money';
import { CallFailure, isServiceFailure } from '@/lib/http/call-failure';
import type { Caller } from '@/lib/http/call';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import type { MarketChoice } from '@/lib/market/prefix';
import { INTERNATIONAL_SERVICES, type Service } from '@/lib/orders/choices';
import { serverCaller } from '@/lib/server/web/caller';

interface Addresses {
  /** Address of the calculator. */
  path: string;
  wizard: string;
  /** Address of the form without scripts, or of the wizard if there is no such form. */
  plain: string;
}

interface QuotedForm {
  result: QuoteResult;
  /** Errors by form field. */
  errors: Record<string, string>;
}

/**
 * Service that accepts every parcel we can send. If this service refuses, the reason lies in the parcels and not in the
 * service.
 */
const FALLBACK_SERVICE: Service = 'intl-straight-special';

type ServiceResult = PricedOffer | { service: Service; quote: null; failure: CallFailure };

async function quoteService(
  call: Caller,
  draft: QuoteDraft,
  { path, wizard, plain }: Addresses,
): Promise<ServiceResult> {
  const request = requestOfQuoteDraft(draft);
  const { service } = request;
  const places = { provinceCode: draft.province, fromProvinceCode: draft.fromProvince };
  try {
    const quote = await call('quoteCalc', request as never); // may be any text: the call rejects values that its schema does not allow
    const plainHref = plain === wizard ? wizard : `${quoteAddress(plain, draft)}&quoteToken=${quote.token}`;
    const quoted = { ...QuoteRequest.parse(request), quoteToken: quote.token };
    const handOver = { request: quoted, places, href: wizard, plainHref };
    return { service, quote, handOver, showHref: `${quoteAddress(path, draft)}#answer` };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { service, quote: null, failure };
  }
}

/**
 * Returns the offer of a service. A service that refuses by its own limits shows its rule. Other refusals show their
 * message.
 */
function offerOf(result: ServiceResult): ListedOffer {
  if (result.quote) return result;
  const { service, failure } = result;
  const isRule = service !== FALLBACK_SERVICE && failure.errors.some(({ field }) => field === 'service');
  return { service, quote: null, message: isRule ? null : failure.message };
}

type FailedService = Extract<ServiceResult, { quote: null }>;

async function createRefusedForm(
  { failure }: FailedService,
  draft: QuoteDraft,
  { path }: Addresses,
): Promise<QuotedForm> {
  if (isServiceFailure(failure))
    return { result: { status: 'failed', retryHref: quoteAddress(path, draft) }, errors: {} };
  const t = await getTranslations('errors');
  const unreadable = unreadableAmounts(draft).map((field) => [field, t('amountFormat')] as const);
  const errors = { ...errorsByField(failure.errors), ...Object.fromEntries(unreadable) };
  return { result: { status: 'refused', message: unreadable[0]?.[1] ?? failure.message }, errors };
}

/** Returns the address of the same shipment with the uncovered value insured, or null if that is not offered. */
function protectHref(path: string, draft: QuoteDraft, { quote }: PricedOffer): string | null {
  const insured = new Map(
    (quote.uncovered ?? []).flatMap(({ parcel, protection }) =>
      protection ? [[parcel - 1, String(majorUnits(protection.insured))]] : [],
    ),
  );
  if (insured.size === 0) return null;
  const parcels = draft.parcels.map((parcel, index) => ({ ...parcel, insure: insured.get(index) ?? parcel.insure }));
  return quoteAddress(path, { ...draft, parcels });
}

function createPricedResult(
  path: string,
  draft: QuoteDraft,
  results: readonly ServiceResult[],
  chosenResult: PricedOffer,
): PricedResult {
  const { parcels } = chosenResult.handOver.request;
  return {
    status: 'priced',
    offers: results.map((each) => (each === chosenResult ? chosenResult : offerOf(each))),
    selectedOffer: chosenResult,
    billed: chosenResult.quote.chargeable.map((weight, index) => ({ ...parcels[index]!, ...weight })),
    shareHref: quoteAddress(path, draft),
    protectHref: protectHref(path, draft, chosenResult),
  };
}

/** Requests the price of each service that accepts the draft, and the charges of the chosen one. */
export async function requestServices(
  choice: MarketChoice,
  draft: QuoteDraft,
  addresses: Addresses,
): Promise<QuotedForm> {
  const call = serverCaller(choice);
  const services = draft.kind === 'international' ? INTERNATIONAL_SERVICES : ([''] as const);
  const results = await Promise.all(services.map((service) => quoteService(call, { ...draft, service }, addresses)));
  const pricedResult = (service: string) => results.find((each) => each.service === service && each.quote);
  const chosenResult =
    pricedResult(draft.service) ?? pricedResult(FALLBACK_SERVICE) ?? results.find(({ quote }) => quote);
  if (chosenResult?.quote)
    return { result: createPricedResult(addresses.path, draft, results, chosenResult), errors: {} };
  const [first] = results.filter(({ service }) => service === FALLBACK_SERVICE);
  return createRefusedForm((first ?? results[0]) as FailedService, draft, addresses);
}
