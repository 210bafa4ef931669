import { toNestErrors } from '@hookform/resolvers';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { get, useForm, type FieldErrors, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { delayBlur } from '@/lib/client/forms/delay-blur';
import { errorText, loadErrorTexts } from '@/lib/client/forms/error-texts';
import type { CheckedOrder } from '@/lib/drafts/check-draft';
import type { Draft, DraftValues, Needs } from '@/lib/drafts/draft';
import { isSameDraft } from '@/lib/drafts/restore-drafts';
import { currencyOf, problemsOn, type WizardStep } from '@/lib/drafts/steps';
import { saveDraft, usePreSendStore } from '@/lib/client/stores/pre-send';
import { findRefusedGoods } from '../parcels/refused-goods';
import { useShipData } from '../ship-data.island';

export type FieldName = Path<DraftValues>;

const AMOUNT_FIELDS = /unitPrice$|^insuredValue$|^cashOnDelivery$/;

export interface DraftForm {
  form: UseFormReturn<DraftValues>;
  /** Returns the props of a control, to spread on it. */
  field: (name: FieldName) => ReturnType<UseFormReturn<DraftValues>['register']> & { error: string | undefined };
  errorOf: (name: FieldName) => string | undefined;
  /** Returns the draft with the values typed so far. */
  draft: () => Draft;
  /** Returns the order of a draft, or the errors with their sentences. Rejects if the check cannot be loaded. */
  check: (draft: Draft) => Promise<{ order: CheckedOrder | null; problems: DraftMistake[] }>;
  /** Changes fields of the draft that the form does not show: the steps reached, the attempt to send. */
  change: (fields: Partial<Omit<Draft, 'values'>>) => void;
}

/** A mistake beside a field. `message`: its sentence. */
export interface DraftMistake {
  field: string;
  message: string;
}

function toFieldErrors(problems: readonly DraftMistake[], options: Parameters<Resolver<DraftValues>>[2]) {
  const errorsByName = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
  return toNestErrors(errorsByName as FieldErrors<DraftValues>, options);
}

/** Returns `select` applied to the stored draft. `fallback` is the draft before it was first stored. */
export function useDraft<T extends string | number | boolean | Draft>(fallback: Draft, select: (draft: Draft) => T): T {
  return usePreSendStore(({ drafts }) => select(drafts.find((draft) => isSameDraft(draft, fallback)) ?? fallback));
}

/**
 * Returns the wizard's one form. The contract's schemas check it step by step, and the draft stores every keystroke.
 */
export function useDraftForm(storedDraft: Draft, needs: Needs, step: WizardStep): DraftForm {
  const locale = useLocale();
  const { phoneRules, country: market } = useShipData();
  const rest = useRef(storedDraft);

  async function check(whole: Draft) {
    const [{ checkDraft }] = await Promise.all([import('@/lib/drafts/check-draft'), loadErrorTexts(locale)]);
    const today = localDay(new Date(), MARKETS[storedDraft.origin].timeZone);
    const { order, problems } = checkDraft(whole, needs, { phoneRules, goods: null, today, market });
    const mistakes = problems.map(({ field, key, values }) => ({
      field,
      message: errorText(locale, key, { ...values, field }) ?? key,
    }));
    return { order, problems: mistakes };
  }

  const resolver: Resolver<DraftValues, WizardStep> = async (values, requestedStep, options) => {
    const whole = { ...rest.current, values };
    const currentStep = requestedStep ?? step;
    const [{ problems }, refused] = await Promise.all([
      check(whole),
      currentStep === 'parcels' ? findRefusedGoods(whole, locale) : [],
    ]);
    const stepProblems = problemsOn(currentStep, [...problems, ...refused]);
    return stepProblems.length ? { values: {}, errors: toFieldErrors(stepProblems, options) } : { values, errors: {} };
  };
  const form = useForm<DraftValues, WizardStep>({
    resolver,
    context: step,
    defaultValues: storedDraft.values,
    mode: 'onTouched',
  });
  const { errors, isSubmitted } = form.formState;
  const draft = () => ({ ...rest.current, values: form.getValues() });

  function change(fields: Partial<Omit<Draft, 'values'>>) {
    rest.current = { ...rest.current, ...fields };
    saveDraft(draft());
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const typedDraft = { ...rest.current, values };
          if (name && AMOUNT_FIELDS.test(name) && typedDraft.amountCurrency === '')
            typedDraft.amountCurrency = currencyOf(typedDraft);
          rest.current = typedDraft;
          saveDraft(typedDraft);
          // A mistake shown without a submission is cleared by the first change. Cleared on blur, it would move the
          // button that is being pressed.
          if (name && !isSubmitted && form.getFieldState(name as FieldName).error) form.clearErrors(name as FieldName);
        },
      }),
    [form, isSubmitted],
  );

  function errorOf(name: FieldName): string | undefined {
    return (get(errors, name) as { message?: string } | undefined)?.message;
  }

  const values = form as unknown as UseFormReturn<DraftValues>; // the schema's output is not read here
  return {
    form: values,
    field: (name) => ({ ...delayBlur(form.register(name)), error: errorOf(name) }),
    errorOf,
    draft,
    check,
    change,
  };
}
