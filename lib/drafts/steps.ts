import { MARKETS } from '@/lib/market/country';
import type { OrderIssue } from '@/lib/orders/order-issues';
import type { Draft } from './draft';

/** The steps of an entry page, in order. The wizard's first page comes before them. */
export const WIZARD_STEPS = ['parties', 'parcels', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
/** The current view: a step, or `code`, where an anonymous sender confirms the order with a code. */
export type WizardView = WizardStep | 'code';

export function isWizardStep(value: string | null): value is WizardStep {
  return WIZARD_STEPS.includes(value as WizardStep);
}

/**
 * Returns the receiver's currency; empty while no country is chosen. Unit prices may have another one
 * (`valueCurrencyOf`).
 */
export function currencyOf({ values }: Pick<Draft, 'values'>): string {
  const { countryCode } = values.receiver;
  return countryCode === '' ? '' : MARKETS[countryCode].currency;
}

/** Returns true if the amounts were typed for another destination and need a review. */
export function amountsNeedReview(draft: Draft): boolean {
  const { valueCurrency, parcels } = draft.values;
  const hasOwn = parcels.some(({ insuredValue, cashOnDelivery }) => insuredValue !== '' || cashOnDelivery !== '');
  const isMoved = draft.amountCurrency !== '' && draft.amountCurrency !== currencyOf(draft);
  return isMoved && (valueCurrency === '' || hasOwn);
}

/** Returns the index of the furthest step that may be shown. */
export function furthestStep(draft: Draft): number {
  const reachedIndex = Math.min(draft.reached, WIZARD_STEPS.length - 1);
  return amountsNeedReview(draft) ? Math.min(reachedIndex, WIZARD_STEPS.indexOf('parcels')) : reachedIndex;
}

/** Returns the step in the address, if the draft has reached it; else the furthest one. */
export function stepToShow(draft: Draft, requestedStep: string | null): WizardStep {
  const furthest = furthestStep(draft);
  return WIZARD_STEPS[
    isWizardStep(requestedStep) ? Math.min(WIZARD_STEPS.indexOf(requestedStep), furthest) : furthest
  ]!;
}

/** Returns the step that contains a form field. */
export function stepOfField(field: string): WizardStep {
  const [first] = field.split('.');
  if (first === 'sender' || first === 'receiver') return 'parties';
  return first === 'agreed' || first === 'needs' || first === 'notify' ? 'review' : 'parcels';
}

/** Returns the index of the first step that contains one of these fields; without any, of the last step. */
export function firstStepOf(fields: readonly string[]): number {
  return Math.min(WIZARD_STEPS.length - 1, ...fields.map((field) => WIZARD_STEPS.indexOf(stepOfField(field))));
}

/** A problem of a form field. `key` is a key of `errors.json`, `values` are the arguments of its text. */
export interface StepProblem {
  field: string;
  key: string;
  values?: OrderIssue['values'];
}

/** Returns the problems to show on a step: problems of its own fields, on the last step all problems. */
export function problemsOn<Found extends { field: string }>(
  step: WizardStep,
  problems: readonly Found[],
): readonly Found[] {
  return step === 'review' ? problems : problems.filter(({ field }) => stepOfField(field) === step);
}
