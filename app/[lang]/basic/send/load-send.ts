import 'server-only';
import { fieldSelector } from '@/lib/i18n/messages/error-facts';
import type { ComponentProps } from 'react';
import type { SendForm } from '@/components/basic/send-form';
import type { SendReview } from '@/components/basic/send-review';
import type { SendStart } from '@/components/basic/send-start';
import { CallFailure } from '@/lib/http/call-failure';
import { readDraftId } from '@/lib/drafts/restore-drafts';
import { toQuoteRequest } from '@/lib/drafts/to-quote-request';
import { placeFields } from '@/lib/drafts/typed-order';
import { PARTIES } from '@/lib/parcel/notices';
import { HS_CODES_PARAM, OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Caller } from '@/lib/http/call';
import { serverCaller } from '@/lib/server/web/caller';
import { restoreFormDraft, type FormDraft } from '@/lib/server/accounts/form-drafts/form-draft';
import type { FormCall } from '@/lib/server/web/forms/handle-plain-form';
import { placeLine, searchTypedPlaces } from '@/lib/server/web/forms/account-form/look-up-places';
import { translateError, translateSheet } from '@/lib/server/platform/texts/server-texts';
import { loadShipData } from '../../express/load-ship-data';
import { callAsVisitor, firstText, type BasicQuery } from '../call-as-visitor';
import { beginOrder } from './begin-order';

type MarketWithPrefix = MarketChoice & { prefix: Prefix };
type Query = Awaited<BasicQuery>;

type LoadedSend =
  | { step: 'sent'; page: string }
  | ({ step: 'start' } & ComponentProps<typeof SendStart>)
  | ({ step: 'form' } & ComponentProps<typeof SendForm>)
  | ({ step: 'review' } & ComponentProps<typeof SendReview>);

/**
 * Returns the address of this page without the outcome, which is shown only once. The login leads back to this address.
 */
function ownAddress({ prefix }: MarketWithPrefix, { outcome: _, ...query }: Query): string {
  const fields = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text]));
  return `${paths.basicSend(prefix)}?${new URLSearchParams(fields as [string, string][])}`;
}

/** Returns the places that a name may mean, for each party whose place is not known yet. */
async function findPlaceChoices({ language, country }: MarketWithPrefix, { draft, places }: FormDraft) {
  const call = serverCaller({ language, country });
  const pairs = PARTIES.map(async (party) => {
    const fields = draft.values[party];
    if (fields.cityCode !== '') return [party, []] as const;
    const callForm: FormCall = (name, input) => call(name, input as never); // the schema of each call reads its input
    const namedPlaces = await searchTypedPlaces(callForm, fields, places[party]);
    const options = namedPlaces.map(({ names, ...codes }) => ({ ...codes, label: placeLine(names, language) }));
    // An area may have the name of its city. The city is found first.
    const distinctOptions = options.filter(
      ({ label }, index) => options.findIndex((other) => other.label === label) === index,
    );
    return [party, distinctOptions] as const;
  });
  return Object.fromEntries(await Promise.all(pairs)) as ComponentProps<typeof SendForm>['choices'];
}

/**
 * Loads the HS codes for the goods of each parcel; [] if the visitor did not request them. Null for goods without a
 * name, in domestic orders, and after a failed call.
 */
async function loadHsCodes({ language, country }: MarketWithPrefix, { draft }: FormDraft, query: Query) {
  if (firstText(query[HS_CODES_PARAM]) === '') return [];
  const call = serverCaller({ language, country });
  const suggestions = draft.values.parcels.map(async ({ goodsNameEn, goodsNameCn }) => {
    if (draft.kind !== 'international' || `${goodsNameEn}${goodsNameCn}`.trim() === '') return null;
    try {
      return (await call('suggestHsCodes', { goodsNameEn, goodsNameCn })).suggestions;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      return null;
    }
  });
  return Promise.all(suggestions);
}

async function loadForm(
  market: MarketWithPrefix,
  form: FormDraft,
  formToken: string,
  query: Query,
): Promise<LoadedSend> {
  const [{ data }, choices, hsCodes] = await Promise.all([
    loadShipData(market, []),
    findPlaceChoices(market, form),
    loadHsCodes(market, form, query),
  ]);
  const problems = form.problems.map(({ field, message, values }) => {
    const party = PARTIES.find((each) => placeFields(each).text === field && message === 'placeUnknown');
    if (!party) return { field, text: translateError(market, message, { ...values, field: fieldSelector(field) }) };
    const key = choices[party].length > 0 ? 'plain.severalPlaces' : 'plain.noPlace';
    return { field, text: translateSheet(market.language, 'ship', key) };
  });
  return {
    step: 'form',
    data,
    choices,
    hsCodes,
    typed: form,
    problems,
    formToken,
    outcome: firstText(query[OUTCOME_PARAM]),
  };
}

/** Returns the price of a complete order, or the reason for a missing price. */
async function loadPrice(call: Caller, market: MarketWithPrefix, { draft }: FormDraft) {
  const request = toQuoteRequest(draft, market.country);
  if (!request) return { quote: null, failure: '' };
  try {
    return { quote: await call('quoteCalc', request), failure: '' };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { quote: null, failure: failure.message };
  }
}

type DraftOrOrder =
  { orderId: string } | { orderId: ''; form: FormDraft; price: Awaited<ReturnType<typeof loadPrice>> | null };

const isReviewed = (query: Query, { problems }: FormDraft) =>
  firstText(query.step) === 'review' && problems.length === 0;

/** Returns the draft of the address with its price on the review, or the order placed from it. Null without a draft. */
async function loadDraftOrOrder(call: Caller, market: MarketWithPrefix, query: Query): Promise<DraftOrOrder | null> {
  const key = readDraftId(firstText(query.draft));
  if (key === '') {
    // A page without typed values requests nothing else, but the visitor must be logged in.
    await call('getUserInfoByToken', {});
    return null;
  }
  const storedDraft = await call('readFormDraft', { key }).catch((failure: unknown) => {
    if (failure instanceof CallFailure && failure.status === 404) return null;
    throw failure;
  });
  if (!storedDraft || storedDraft.orderId !== '') return storedDraft;
  const form = restoreFormDraft(storedDraft.data);
  return form && { orderId: '', form, price: isReviewed(query, form) ? await loadPrice(call, market, form) : null };
}

/**
 * Loads the order page for browsers without scripts: the start, the draft, the review, or the address of the placed
 * order.
 */
export async function loadSend(market: MarketWithPrefix, query: Query): Promise<LoadedSend> {
  const load = (call: Caller) => loadDraftOrOrder(call, market, query);
  const { result: storedDraft, formToken } = await callAsVisitor(market, load, ownAddress(market, query));
  const outcome = firstText(query[OUTCOME_PARAM]);
  if (storedDraft && !('form' in storedDraft))
    return { step: 'sent', page: paths.basicParcel(market.prefix, storedDraft.orderId) };
  if (!storedDraft) {
    const newDraft = await beginOrder(market, query);
    if (newDraft) return loadForm(market, newDraft, formToken, query);
    return { step: 'start', data: (await loadShipData(market, [])).data, outcome };
  }
  const { form, price } = storedDraft;
  if (!price) return loadForm(market, form, formToken, query);
  const { data } = await loadShipData(market, []);
  return { step: 'review', data, typed: form, ...price, formToken, outcome };
}
