'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ProgressSteps, type ProgressStep as StepItem } from '@/components/ui/content/progress-steps';
import type { Draft } from '@/lib/drafts/draft';
import { isWizardStep, WIZARD_STEPS, type WizardStep, type WizardView } from '@/lib/drafts/steps';
import { stepHref } from './use-wizard-address';

interface ShipStepsProps {
  /** Address of the wizard's first page, which is the first step. A placed order has no link to it. */
  needsHref: string | undefined;
  /** Absent on the first page. */
  draft?: Pick<Draft, 'edits' | 'id'>;
  /** `needs` on that page itself. */
  current: 'needs' | WizardView;
  /** Number of steps of the entry page that may be shown. */
  reached: number;
  onChoose?: (step: WizardStep) => void;
}

/** Lists the steps of the wizard. Reached steps can be pressed. On the entry page, a press loads nothing. */
export function ShipSteps({ needsHref, draft, current, reached, onChoose }: ShipStepsProps) {
  const t = useTranslations('ship.steps');
  // The code belongs to the review.
  const currentIndex = current === 'needs' ? -1 : WIZARD_STEPS.indexOf(current === 'code' ? 'review' : current);
  const items: StepItem[] = WIZARD_STEPS.map((step, index) => ({
    key: step,
    label: t(step),
    state:
      index === currentIndex
        ? 'current'
        : currentIndex >= 0 && index < Math.max(currentIndex, reached)
          ? 'done'
          : 'upcoming',
    href: index !== currentIndex && currentIndex >= 0 && index <= reached && draft ? stepHref(step, draft) : undefined,
  }));
  const needs: StepItem = {
    key: 'needs',
    label: t('needs'),
    state: currentIndex < 0 ? 'current' : 'done',
    href: currentIndex < 0 ? undefined : needsHref,
  };

  function choose(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
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
        steps={[needs, ...items]}
      />
    </div>
  );
}
