import { toNestErrors } from '@hookform/resolvers';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { get, useForm, type FieldErrors, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { laterOnBlur } from '@/lib/client/forms/later-on-blur';
import { errorText, loadErrorTexts } from '@/lib/client/forms/error-texts';
import type { checkDraft } from '@/lib/drafts/check-draft';
import type { Draft, DraftValues, Needs } from '@/lib/client/ship/draft';
import { isSameDraft } from '@/lib/drafts/restore-drafts';
import { currencyOf, problemsOn, type Step } from '@/lib/client/ship/steps';
import { saveDraft, usePreSendStore } from '@/lib/client/stores/pre-send';
import { useShipData } from '@/components/sending/wizard/ship-data.island';

export type FieldName = Path<DraftValues>;

/** Marks an error whose message is the service's sentence, not a key. */
export const FROM_SERVICE = 'service';
const AMOUNTS = /unitPrice$|^insuredValue$|^cashOnDelivery$/;

export interface DraftForm {
  form: UseFormReturn<DraftValues>;
  /** Everything a control needs: spread it. */
  field: (name: FieldName) => ReturnType<UseFormReturn<DraftValues>['register']> & { error: string | undefined };
  errorOf: (name: FieldName) => string | undefined;
  /** The draft as it is typed now. */
  draft: () => Draft;
  /** What the draft makes of an order, with the sentences for what is wrong. Rejects where the check cannot be loaded. */
  check: (draft: Draft) => Promise<ReturnType<typeof checkDraft>>;
  /** Changes what the form does not show: steps reached, the attempt to send. */
  keep: (change: Partial<Omit<Draft, 'values'>>) => void;
}

function nested(problems: readonly { field: string; key: string }[], options: Parameters<Resolver<DraftValues>>[2]) {
  const flat = Object.fromEntries(problems.map(({ field, key }) => [field, { type: 'contract', message: key }]));
  return toNestErrors(flat as FieldErrors<DraftValues>, options);
}

/** What `read` answers for the kept draft; `fallback` is the draft before anything of it was kept. */
export function useDraft<T extends string | number | boolean | Draft>(fallback: Draft, read: (draft: Draft) => T): T {
  return usePreSendStore(({ drafts }) => read(drafts.find((draft) => isSameDraft(draft, fallback)) ?? fallback));
}

/** The wizard's one form. It is checked step by step with the contract's schemas, and every keystroke is kept in the draft. */
export function useDraftForm(kept: Draft, needs: Needs, step: Step): DraftForm {
  const locale = useLocale();
  const { phoneRules, country: market } = useShipData();
  const rest = useRef(kept);

  async function check(whole: Draft) {
    const [{ checkDraft }] = await Promise.all([import('@/lib/drafts/check-draft'), loadErrorTexts(locale)]);
    const today = localDay(new Date(), MARKETS[kept.origin].timeZone);
    return checkDraft(whole, needs, { phoneRules, today, market });
  }

  const resolver: Resolver<DraftValues, Step> = async (values, shown, options) => {
    const { problems } = await check({ ...rest.current, values });
    const here = problemsOn(shown ?? step, problems);
    return here.length ? { values: {}, errors: nested(here, options) } : { values, errors: {} };
  };
  const form = useForm<DraftValues, Step>({ resolver, context: step, defaultValues: kept.values, mode: 'onTouched' });
  const { errors, isSubmitted } = form.formState;
  const draft = () => ({ ...rest.current, values: form.getValues() });

  function keep(change: Partial<Omit<Draft, 'values'>>) {
    rest.current = { ...rest.current, ...change };
    saveDraft(draft());
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const typed = { ...rest.current, values };
          if (name && AMOUNTS.test(name) && typed.amountCurrency === '') typed.amountCurrency = currencyOf(typed);
          rest.current = typed;
          saveDraft(typed);
          // A mistake shown without a submission goes with the first change: gone only when the field is left, it would
          // move the button that is being pressed.
          if (name && !isSubmitted && form.getFieldState(name as FieldName).error) form.clearErrors(name as FieldName);
        },
      }),
    [form, isSubmitted],
  );

  function errorOf(name: FieldName): string | undefined {
    const error = get(errors, name) as { type?: string; message?: string } | undefined;
    if (!error?.message) return undefined;
    if (error.type === FROM_SERVICE) return error.message;
    return errorText(locale, error.message);
  }

  const values = form as unknown as UseFormReturn<DraftValues>; // what the schema makes of the values is not read here
  return {
    form: values,
    field: (name) => ({ ...laterOnBlur(form.register(name)), error: errorOf(name) }),
    errorOf,
    draft,
    check,
    keep,
  };
}
