import type { PhoneRule } from '@/lib/contract/places/countries';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { DomesticOrderRequest, InternationalOrderRequest } from '@/lib/contract/orders/order-request';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import type { Country } from '@/lib/market/country';
import type { GoodsRules } from '@/lib/orders/goods-issue';
import { orderIssues } from '@/lib/orders/order-issues';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import type { Draft, Needs } from './draft';
import { currencyOf, type StepProblem } from './steps';
import { formFieldOf } from './form-field-of';
import { toOrderRequest, type OrderCandidate } from './to-order-request';

export interface DraftFacts {
  /** Each country's pattern (§5). Empty if they could not be loaded: then only the server checks phone numbers. */
  phoneRules: readonly PhoneRule[];
  /** Null in the browser, where the call `checkGoods` checks the goods (`findRefusedGoods`). */
  goods: GoodsRules | null;
  /** Current day at the sender, 'YYYY-MM-DD'. */
  today: string;
  /** Market of the page, which decides how numbers are parsed. */
  market: Country;
}

export type CheckedOrder = ParsedRequestOf<'addInternationalOrder'> | ParsedRequestOf<'addDomesticOrder'>;

function amountProblems(draft: Draft): StepProblem[] {
  const amounts = draft.values.parcels.flatMap((parcel, index) =>
    (['unitPrice', 'insuredValue', 'cashOnDelivery'] as const).map((name): [string, string, string] => [
      `parcels.${index}.${name}`,
      parcel[name],
      name === 'unitPrice' ? valueCurrencyOf(draft.values) : currencyOf(draft),
    ]),
  );
  return amounts
    .filter(([, text, currency]) => text.trim() !== '' && parseAmount(text, currency) === null)
    .map(([field]) => ({ field, key: 'amountFormat' }));
}

/** Returns the issues that the order rules find in the draft, by fields of the request. */
function ruleIssues({ kind }: Draft, candidate: OrderCandidate, { phoneRules, goods, today }: DraftFacts) {
  const phonePatterns = new Map(phoneRules.map(({ code, phoneRegex }) => [code, new RegExp(phoneRegex)]));
  const facts = { places: null, goods, phonePatterns: phonePatterns.size ? phonePatterns : null, today };
  return orderIssues({ kind, ...candidate }, facts);
}

/** Returns one problem for each field: the first is the most specific. */
function onePerField(problems: StepProblem[]): StepProblem[] {
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

/**
 * Returns the problem, with the key `placeUnknown` for a province or city. Returns nothing for a city whose province
 * has a problem, because the province must be chosen first. Callback of `flatMap`.
 */
function placeProblem(problem: StepProblem, _: number, all: readonly StepProblem[]): StepProblem[] {
  const { field } = problem;
  const [party, name] = field.split('.');
  if (name === 'cityCode' && all.some((other) => other.field === `${party}.provinceCode`)) return [];
  return [name === 'provinceCode' || name === 'cityCode' ? { field, key: 'placeUnknown' } : problem];
}

/**
 * Returns the order for the draft, or its problems, one for each form field. Imports the contract's schemas, so pages
 * load this file only when a step is checked.
 */
export function checkDraft(
  draft: Draft,
  needs: Needs,
  facts: DraftFacts,
): { order: CheckedOrder; problems: [] } | { order: null; problems: StepProblem[] } {
  const schema = draft.kind === 'international' ? InternationalOrderRequest : DomesticOrderRequest;
  const candidate = toOrderRequest(draft, needs, facts.market);
  const result = schema.safeParse(candidate);
  const ruled: StepProblem[] = ruleIssues(draft, candidate, facts).map(({ field, message, ...values }) => ({
    field: formFieldOf(field),
    key: message,
    ...values,
  }));
  const issues = (result.error?.issues ?? []).map((issue) => ({
    field: formFieldOf(issueField(issue)),
    key: issueKey(issue),
  }));
  const problems = onePerField([...ruled, ...amountProblems(draft), ...issues]).flatMap(placeProblem);
  return result.success && problems.length === 0 ? { order: result.data, problems: [] } : { order: null, problems };
}
