import type { PhoneRule } from '@/lib/contract/countries';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { DomesticOrderRequest, InternationalOrderRequest } from '@/lib/contract/orders';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { parseAmount } from '@/lib/i18n/parse-amount';
import type { Country } from '@/lib/market/country';
import { orderIssues } from '@/lib/orders/order-issues';
import type { Draft, Needs } from '@/lib/client/ship/draft';
import { currencyOf, type Problem } from '@/lib/client/ship/steps';
import { formFieldOf, toOrderRequest, type OrderCandidate } from '@/lib/client/ship/to-order-request';

export interface DraftFacts {
  /** §5: each country's pattern; where it could not be had, the service checks alone. */
  phoneRules: readonly PhoneRule[];
  /** The sender's day, 'YYYY-MM-DD'. */
  today: string;
  /** Of the page: figures are read as people there write them. */
  market: Country;
}

export type CheckedOrder = ParsedRequestOf<'addInternationalOrder'> | ParsedRequestOf<'addDomesticOrder'>;

function amountProblems(draft: Draft): Problem[] {
  const amounts = draft.values.parcels.flatMap((parcel, index) =>
    (['unitPrice', 'insuredValue', 'cashOnDelivery'] as const).map((name): [string, string] => [
      `parcels.${index}.${name}`,
      parcel[name],
    ]),
  );
  const currency = currencyOf(draft);
  return amounts
    .filter(([, text]) => text.trim() !== '' && parseAmount(text, currency) === null)
    .map(([field]) => ({ field, key: 'amountFormat' }));
}

/** What the rules of an order say about the draft, in the request's fields. */
function ruleIssues({ kind }: Draft, candidate: OrderCandidate, { phoneRules, today }: DraftFacts) {
  const phonePatterns = new Map(phoneRules.map(({ code, phoneRegex }) => [code, new RegExp(phoneRegex)]));
  const facts = { places: null, phonePatterns: phonePatterns.size ? phonePatterns : null, today };
  return orderIssues({ kind, ...candidate }, facts);
}

/** One problem a field: the first is the most telling. */
function onePerField(problems: Problem[]): Problem[] {
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

/** Places are chosen, not typed; a city cannot be chosen before its province. */
function placeProblem({ field, key }: Problem, _: number, all: readonly Problem[]): Problem[] {
  const [party, name] = field.split('.');
  if (name === 'cityCode' && all.some((other) => other.field === `${party}.provinceCode`)) return [];
  return [name === 'provinceCode' || name === 'cityCode' ? { field, key: 'placeUnknown' } : { field, key }];
}

/**
 * The order the draft stands for, or everything that is wrong with it, in the form's fields. Brings the contract's schemas along:
 * pages load this file when a step is checked.
 */
export function checkDraft(
  draft: Draft,
  needs: Needs,
  facts: DraftFacts,
): { order: CheckedOrder; problems: [] } | { order: null; problems: Problem[] } {
  const schema = draft.kind === 'international' ? InternationalOrderRequest : DomesticOrderRequest;
  const candidate = toOrderRequest(draft, needs, facts.market);
  const result = schema.safeParse(candidate);
  const ruled = ruleIssues(draft, candidate, facts).map(({ field, message }) => ({
    field: formFieldOf(field),
    key: message,
  }));
  const issues = (result.error?.issues ?? []).map((issue) => ({
    field: formFieldOf(issueField(issue)),
    key: issueKey(issue),
  }));
  const problems = onePerField([...ruled, ...amountProblems(draft), ...issues]).flatMap(placeProblem);
  return result.success && problems.length === 0 ? { order: result.data, problems: [] } : { order: null, problems };
}
