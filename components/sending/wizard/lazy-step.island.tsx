'use client';

import { useTranslations } from 'next-intl';
import { createElement, type ComponentType } from 'react';
import { Skeleton } from '@/components/ui/status/skeleton';
import { createLazyPart, type LazyPart } from '@/lib/client/lazy-part';
import type { WizardView } from '@/lib/drafts/steps';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { useRead } from '@/lib/client/api/use-read';
import type { CodeStepProps } from './review/code-step.island';
import { EntryFailed } from './entry/entry-failed.island';
import type { ParcelsStepProps } from './parcels/parcels-step.island';
import type { ReviewStepProps } from './review/review-step.island';
import type { SubmitFailureProps } from './review/submit-failure.island';

const PARCELS_STEP = createLazyPart(() =>
  import('./parcels/parcels-step.island').then(({ ParcelsStep }) => ParcelsStep),
);
const SUBMIT_FAILURE = createLazyPart(() =>
  import('./review/submit-failure.island').then(({ SubmitFailure }) => SubmitFailure),
);
/** The review loads together with the texts for failed sending: the network may be gone by then. */
const REVIEW_STEP = createLazyPart(async () => {
  const [{ ReviewStep }] = await Promise.all([import('./review/review-step.island'), SUBMIT_FAILURE.load()]);
  return ReviewStep;
});
const CODE_STEP = createLazyPart(() => import('./review/code-step.island').then(({ CodeStep }) => CodeStep));

/** Loads a step before navigation, so that its fields appear at once. Rejects if it cannot be loaded. */
export async function loadStep(view: WizardView): Promise<void> {
  if (view === 'parcels') await PARCELS_STEP.load();
  if (view === 'review') await REVIEW_STEP.load();
  if (view === 'code') await CODE_STEP.load();
}

/** Loads the later steps while the first ones are filled in. If the network is lost later, only prices are missing. */
export function loadLateSteps(): void {
  for (const part of [PARCELS_STEP, REVIEW_STEP, CODE_STEP]) part.load().catch(() => undefined);
}

export const LazyParcelsStep = (props: ParcelsStepProps) => <LazyStep part={PARCELS_STEP} props={props} />;
export const LazyReviewStep = (props: ReviewStepProps) => <LazyStep part={REVIEW_STEP} props={props} />;
export const LazyCodeStep = (props: CodeStepProps) => <LazyStep part={CODE_STEP} props={props} />;

/** Renders the reason for failed sending. Sending cannot fail before the review has loaded. */
export function LazySubmitFailure(props: SubmitFailureProps) {
  const FailureView = SUBMIT_FAILURE.loaded();
  return FailureView ? createElement(FailureView, props) : null;
}

/** Renders a step once it is loaded. The form around it stores typed values even if loading fails. */
function LazyStep<Props extends object>({ part, props }: { part: LazyPart<ComponentType<Props>>; props: Props }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const stepRead = useRead('step', part.load, { initial: part.loaded() });
  if (stepRead.status === 'failed') return <EntryFailed title={failureText(stepRead.failure)} retry={stepRead.retry} />;
  if (stepRead.status !== 'ready') return <Skeleton label={t('ship.page.loading')} shape="row" lines={5} />;
  const Step = stepRead.data;
  return <Step {...props} />;
}
