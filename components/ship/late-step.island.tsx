'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { latePart, type LatePart } from '@/lib/client/late-part';
import type { View } from '@/lib/client/ship/steps';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useRead } from '@/lib/client/use-read';
import type { CodeStepProps } from './code-step.island';
import type { ParcelsStepProps } from './parcels-step.island';
import type { ReviewStepProps } from './review-step.island';

const PARCELS = latePart(() => import('./parcels-step.island').then(({ ParcelsStep }) => ParcelsStep));
const REVIEW = latePart(() => import('./review-step.island').then(({ ReviewStep }) => ReviewStep));
const CODE = latePart(() => import('./code-step.island').then(({ CodeStep }) => CodeStep));

/** Before a step is gone to, so that its fields are there at once. Rejects where it cannot be loaded. */
export async function loadStep(view: View): Promise<void> {
  if (view === 'parcels') await PARCELS.load();
  if (view === 'review') await REVIEW.load();
  if (view === 'code') await CODE.load();
}

/** While the first steps are filled in: a network that goes away later is missed by the prices alone. */
export function loadLateSteps(): void {
  for (const part of [PARCELS, REVIEW, CODE]) part.load().catch(() => undefined);
}

export const LateParcelsStep = (props: ParcelsStepProps) => <LateStep part={PARCELS} props={props} />;
export const LateReviewStep = (props: ReviewStepProps) => <LateStep part={REVIEW} props={props} />;
export const LateCodeStep = (props: CodeStepProps) => <LateStep part={CODE} props={props} />;

/** What was typed is kept by the form around it, whether the step arrives or not. */
function LateStep<Props extends object>({ part, props }: { part: LatePart<ComponentType<Props>>; props: Props }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const read = useRead('step', part.load, { given: part.known() });
  if (read.status === 'failed') {
    const retry = (
      <Button size="small" icon="refresh" onClick={read.retry}>
        {t('common.actions.retry')}
      </Button>
    );
    return <Notice tone="bad" live="assertive" title={failureText(read.failure)} action={retry} />;
  }
  if (read.status !== 'ready') return <Skeleton label={t('ship.page.loading')} shape="row" lines={5} />;
  const Step = read.data;
  return <Step {...props} />;
}
