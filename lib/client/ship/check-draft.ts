import { addDays } from '@/lib/billing/calendar-date';
import type { PhoneRule } from '@/lib/contract/countries';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { parseAmount } from '@/lib/i18n/parse-amount';
import { plainText } from '@/lib/parcel/plain-text';
import type { Draft, Needs, PartyFields } from './draft';
import { currencyOf, stepOfField, type Step } from './steps';
import { formFieldOf, toOrderRequest } from './to-order-request';

/** A mistake beside a field of the form; `key` is one of `errors.json`. */
export interface Problem {
  field: string;
  key: string;
}

export interface DraftFacts {
  /** §5: each country's pattern; where it could not be had, the service checks alone. */
  phoneRules: readonly PhoneRule[];
  /** The sender's day, 'YYYY-MM-DD'. */
  today: string;
}

export type CheckedOrder = ParsedRequestOf<'addInternationalOrder'> | ParsedRequestOf<'addDomesticOrder'>;

/** The service books couriers this many days ahead. */
export const PICKUP_HORIZON_DAYS = 30;

function phoneProblems(name: 'sender' | 'receiver', { phone, countryCode }: PartyFields, facts: DraftFacts): Problem[] {
  const rule = facts.phoneRules.find(({ code }) => code === countryCode);
  const digits = plainText(phone).replace(/[ ()./-]/g, '');
  if (digits === '' || !rule || new RegExp(rule.phoneRegex).test(digits)) return [];
  return [{ field: `${name}.phone`, key: 'phoneFormat' }];
}

function pickupProblems({ values }: Draft, today: string): Problem[] {
  const { sendingMode, pickupDate } = values;
  if (sendingMode !== 'PICKUP' || pickupDate === '') return [];
  if (pickupDate < today) return [{ field: 'pickupDate', key: 'pickupInPast' }];
  return pickupDate > addDays(today, PICKUP_HORIZON_DAYS) ? [{ field: 'pickupDate', key: 'pickupTooFar' }] : [];
}

function amountProblems(draft: Draft): Problem[] {
  const { parcels, insuredValue, cashOnDelivery } = draft.values;
  const amounts: [string, string][] = [
    ...parcels.map(({ unitPrice }, index): [string, string] => [`parcels.${index}.unitPrice`, unitPrice]),
    ['insuredValue', insuredValue],
    ['cashOnDelivery', cashOnDelivery],
  ];
  const currency = currencyOf(draft);
  return amounts
    .filter(([, text]) => text.trim() !== '' && parseAmount(text, currency) === null)
    .map(([field]) => ({ field, key: 'amountFormat' }));
}

/** The schema stops at a sender with other gaps; this one is worth saying together with them. */
function nameProblems({ sender }: Draft['values']): Problem[] {
  const nameless = sender.name.trim() === '' && sender.company.trim() === '';
  return nameless ? [{ field: 'sender.name', key: 'senderNameOrCompany' }] : [];
}

function ownProblems(draft: Draft, facts: DraftFacts): Problem[] {
  const { values } = draft;
  return [
    ...nameProblems(values),
    ...phoneProblems('sender', values.sender, facts),
    ...phoneProblems('receiver', values.receiver, facts),
    ...amountProblems(draft),
    ...pickupProblems(draft, facts.today),
  ];
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

async function schemaOf(kind: Draft['kind']) {
  const { DomesticOrderRequest, InternationalOrderRequest } = await import('@/lib/contract/orders');
  return kind === 'international' ? InternationalOrderRequest : DomesticOrderRequest;
}

/** The order the draft stands for, or everything that is wrong with it, in the form's fields. Loads the contract's schemas. */
export async function checkDraft(
  draft: Draft,
  needs: Needs,
  facts: DraftFacts,
): Promise<{ order: CheckedOrder; problems: [] } | { order: null; problems: Problem[] }> {
  const schema = await schemaOf(draft.kind);
  const result = schema.safeParse(toOrderRequest(draft, needs));
  const issues = (result.error?.issues ?? []).map((issue) => ({
    field: formFieldOf(issueField(issue)),
    key: issueKey(issue),
  }));
  const problems = onePerField([...ownProblems(draft, facts), ...issues]).flatMap(placeProblem);
  return result.success && problems.length === 0 ? { order: result.data, problems: [] } : { order: null, problems };
}

/** What the visitor is told on a step: its own fields; on the last one, everything. */
export function problemsOn(step: Step, problems: readonly Problem[]): readonly Problem[] {
  return step === 'review' ? problems : problems.filter(({ field }) => stepOfField(field) === step);
}
