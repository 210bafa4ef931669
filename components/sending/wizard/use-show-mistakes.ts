import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, DraftValues } from '@/lib/drafts/draft';
import { WIZARD_STEPS, stepOfField, type WizardView } from '@/lib/drafts/steps';
import { paths } from '@/lib/routing/paths';
import type { FieldName, DraftMistake } from './drafts/use-draft-form';
import { useShipData } from './ship-data.island';
import type { WizardAddress } from './use-wizard-address';

interface ShownForm {
  storedDraft: Draft;
  address: WizardAddress;
}

/**
 * Returns a function that shows mistakes beside their fields and focuses the first one. If that field is on another
 * step, the wizard goes there first.
 */
export function useShowMistakes(
  { storedDraft, address }: ShownForm,
  form: UseFormReturn<DraftValues>,
  view: WizardView,
): (mistakes: readonly DraftMistake[]) => void {
  const router = useRouter();
  const { prefix } = useShipData();
  const nextFocus = useRef<string | null>(null);

  useEffect(() => {
    if (!nextFocus.current) return;
    form.setFocus(nextFocus.current as FieldName);
    nextFocus.current = null;
  }, [view, form]);

  return (mistakes) => {
    const first = WIZARD_STEPS.flatMap((name) => mistakes.filter(({ field }) => stepOfField(field) === name))[0];
    if (!first) return;
    if (first.field === 'needs') return router.push(paths.presend(prefix, { draft: storedDraft.id }));
    for (const { field, message } of mistakes) form.setError(field as FieldName, { type: 'contract', message });
    const step = stepOfField(first.field);
    if (step === view) return form.setFocus(first.field as FieldName);
    nextFocus.current = first.field;
    address.go(step, storedDraft);
  };
}
