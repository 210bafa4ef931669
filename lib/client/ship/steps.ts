import { MARKETS } from '@/lib/market/country';
import type { Draft } from './draft';

/** The steps of an entry page, in their order; the wizard's first page comes before them. */
export const STEPS = ['parties', 'parcels', 'review'] as const;
export type Step = (typeof STEPS)[number];
/** What is shown: a step, or after the last one the code that an anonymous sender confirms the order with. */
export type View = Step | 'code';

export function isStep(value: string | null): value is Step {
  return STEPS.includes(value as Step);
}

/** The currency of every amount in the draft: the receiver's; empty while no country is chosen. */
export function currencyOf({ values }: Pick<Draft, 'values'>): string {
  const { countryCode } = values.receiver;
  return countryCode === '' ? '' : MARKETS[countryCode].currency;
}

/** Amounts were typed for another destination: what they mean now must be looked at again. */
export function amountsNeedReview(draft: Draft): boolean {
  return draft.amountCurrency !== '' && draft.amountCurrency !== currencyOf(draft);
}

/** The furthest step that may be shown. */
export function furthestStep(draft: Draft): number {
  const reached = Math.min(draft.reached, STEPS.length - 1);
  return amountsNeedReview(draft) ? Math.min(reached, STEPS.indexOf('parcels')) : reached;
}

/** The step an address asks for, as far as the draft has come; without one, the furthest. */
export function stepToShow(draft: Draft, asked: string | null): Step {
  const furthest = furthestStep(draft);
  return STEPS[isStep(asked) ? Math.min(STEPS.indexOf(asked), furthest) : furthest]!;
}

/** The step on which a field of the form stands. */
export function stepOfField(field: string): Step {
  const [first] = field.split('.');
  if (first === 'sender' || first === 'receiver') return 'parties';
  return first === 'agreed' || first === 'needs' || first === 'notify' ? 'review' : 'parcels';
}

/** A mistake beside a field of the form; `key` is one of `errors.json`. */
export interface Problem {
  field: string;
  key: string;
}

/** What the visitor is told on a step: its own fields; on the last one, everything. */
export function problemsOn(step: Step, problems: readonly Problem[]): readonly Problem[] {
  return step === 'review' ? problems : problems.filter(({ field }) => stepOfField(field) === step);
}
