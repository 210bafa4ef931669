'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ProgressSteps, type ProgressStep as StepItem } from '@/components/ui/content/progress-steps';
import type { Draft } from '@/lib/drafts/draft';
import { isWizardStep, WIZARD_STEPS, type WizardStep, type WizardView } from '@/lib/drafts/steps';
import { stepHref } from './use-wizard-address';

interface ShipStepsProps {
  /** Address of the wizard's first page, which is the first step. That page and a placed order have no link to it. */
  needsHref: string | undefined;
  /** Absent on the first page. */
  draft?: Pick<Draft, 'edits' | 'id'>;
  /** `needs` on that page itself. */
  current: 'needs' | WizardView;
  /** Index of the last step of the entry page that may be shown; -1 on the first page. */
  reached: number;
  onChoose?: (step: WizardStep) => void;
}

/** Lists the steps of the wizard. Reached steps can be pressed. On the entry page, a press loads nothing. */
export function ShipSteps({ needsHref, draft, current, reached, onChoose }: ShipStepsProps) {
  const t = useTranslations('ship.steps');
  // The code belongs to the review.
  const currentIndex = current === 'needs' ? -1 : WIZARD_STEPS.indexOf(current === 'code' ? 'review' : current);
  const steps = (['needs', ...WIZARD_STEPS] as const).map((step, position): StepItem => {
    const index = position - 1;
    const isReached = index !== currentIndex && index <= reached && draft;
    return {
      key: step,
      label: t(step),
      state: index === currentIndex ? 'current' : index < currentIndex || index < reached ? 'done' : 'upcoming',
      href: step === 'needs' ? needsHref : isReached ? stepHref(step, draft) : undefined,
    };
  });

  function choose(event: MouseEvent<HTMLDivElement>) {
    // A press always comes from an element.
    const link = (event.target as Element).closest('a');
    const step = link && new URL(link.href).searchParams.get('step');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onChoose || !step || !isWizardStep(step) || modified) return;
    // Runs before the link starts a navigation.
    event.preventDefault();
    onChoose(step);
  }

  return (
    <div onClickCapture={choose}>
      <ProgressSteps
        label={t('label')}
        compactText={t('compact', { step: currentIndex + 2, count: WIZARD_STEPS.length + 1 })}
        doneText={t('done')}
        steps={steps}
      />
    </div>
  );
}
