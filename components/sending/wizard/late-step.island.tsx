'use client';

import { useTranslations } from 'next-intl';
import { createElement, type ComponentType } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { latePart, type LatePart } from '@/lib/client/late-part';
import type { View } from '@/lib/client/ship/steps';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useRead } from '@/lib/client/use-read';
import type { CodeStepProps } from './code-step.island';
import { Failed } from './failed.island';
import type { ParcelsStepProps } from './parcels-step.island';
import type { ReviewStepProps } from './review-step.island';
import type { SubmitFailureProps } from './submit-failure.island';

const PARCELS = latePart(() => import('./parcels-step.island').then(({ ParcelsStep }) => ParcelsStep));
const FAILURE = latePart(() => import('./submit-failure.island').then(({ SubmitFailure }) => SubmitFailure));
/** The step that sends comes with what is said where sending fails: the network may be gone by then. */
const REVIEW = latePart(async () => {
  const [{ ReviewStep }] = await Promise.all([import('./review-step.island'), FAILURE.load()]);
  return ReviewStep;
});
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

/** Nothing can have failed before the step that sends was there. */
export function LateSubmitFailure(props: SubmitFailureProps) {
  const known = FAILURE.known();
  return known ? createElement(known, props) : null;
}

/** What was typed is kept by the form around it, whether the step arrives or not. */
function LateStep<Props extends object>({ part, props }: { part: LatePart<ComponentType<Props>>; props: Props }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const read = useRead('step', part.load, { given: part.known() });
  if (read.status === 'failed') return <Failed title={failureText(read.failure)} retry={read.retry} />;
  if (read.status !== 'ready') return <Skeleton label={t('ship.page.loading')} shape="row" lines={5} />;
  const Step = read.data;
  return <Step {...props} />;
}
