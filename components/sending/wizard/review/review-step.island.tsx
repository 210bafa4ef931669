'use client';

import { useTranslations } from 'next-intl';
import { AgreementCheckbox } from '@/components/account/agreement/agreement-checkbox.island';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { LaneNotices } from '@/components/parts/facts/lane-notices';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import { UncoveredNotice } from '@/components/sending/quote/uncovered-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { Draft, Needs } from '@/lib/drafts/draft';
import type { WizardStep } from '@/lib/drafts/steps';
import { useUserStore } from '@/lib/client/stores/user';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { paths } from '@/lib/routing/paths';
import { NeedsLine } from '../entry/needs-line';
import { NotifyFields } from './notify-fields.island';
import { ReviewDetails } from './review-details.island';
import { ReviewParcels } from './review-parcels.island';
import { ReviewParty } from './review-party.island';
import { ReviewSection } from './review-section';
import { useShipData } from '../ship-data.island';
import styles from './review-step.module.css';
import { useDraft } from '../drafts/use-draft-form';
import type { LiveQuote } from '../summary/use-live-quote';
import type { Wizard } from '../use-wizard';
import { stepHref } from '../use-wizard-address';
import { WaitingOrder } from '../done/waiting-order.island';

export interface ReviewStepProps {
  wizard: Wizard;
  storedDraft: Draft;
  needs: Needs;
  live: LiveQuote;
}

/** Renders the whole order, the price with all its lines, and the agreement. */
export function ReviewStep({ wizard, storedDraft, needs, live }: ReviewStepProps) {
  const t = useTranslations('ship');
  const { prefix } = useShipData();
  const draft = useDraft(storedDraft, (whole) => whole);
  const { values } = draft;
  const back = (step: Exclude<WizardStep, 'review'>, part: 'sender' | 'receiver' | 'parcels') => ({
    text: t('review.change'),
    label: t(`review.changes.${part}`),
    href: stepHref(step, storedDraft),
    onPress: () => wizard.go(step),
  });
  const entry = draft.kind === 'domestic' ? paths.orderEntry(prefix) : paths.intlOrderEntry(prefix);
  const toNeeds = {
    text: t('review.change'),
    label: t('review.changes.needs'),
    href: paths.presend(prefix, { draft: storedDraft.id }),
  };
  return (
    <div className={styles.review}>
      <ReviewSection id="review-needs" title={t('needs.whoTitle')} edit={storedDraft.edits ? undefined : toNeeds}>
        <p>
          <NeedsLine needs={needs} kind={draft.kind} />
        </p>
      </ReviewSection>
      <ReviewSection id="review-sender" title={t('steps.sender')} edit={back('parties', 'sender')}>
        <ReviewParty party={values.sender} />
      </ReviewSection>
      <ReviewSection id="review-receiver" title={t('steps.receiver')} edit={back('parties', 'receiver')}>
        <ReviewParty party={values.receiver} />
      </ReviewSection>
      <ReviewSection id="review-parcels" title={t('steps.parcels')} edit={back('parcels', 'parcels')}>
        <ReviewParcels draft={draft} />
        <ReviewDetails draft={draft} />
      </ReviewSection>
      <section aria-labelledby="review-price" className={styles.price}>
        <h3 id="review-price" className={styles.title}>
          {t('review.price')}
        </h3>
        <ReviewPrice live={live} onProtect={() => wizard.go('parcels')} />
      </section>
      <NotifyFields
        draftForm={wizard.draftForm}
        country={draft.kind === 'domestic' ? draft.origin : values.receiver.countryCode}
      />
      {/* Comes after the price: nothing moves under a press, and the sender reads the price before agreeing. */}
      {(live.quote !== null || live.status !== 'loading') && (
        <AgreementField wizard={wizard} next={entry + stepHref('review', storedDraft)} />
      )}
      <WaitingOrder wizard={wizard} storedDraft={storedDraft} live={live} />
    </div>
  );
}

function ReviewPrice({ live, onProtect }: { live: LiveQuote; onProtect: () => void }) {
  const t = useTranslations('ship');
  const failureText = useFailureText();
  const moment = useMomentFormat();
  if (live.quote && live.status !== 'failed') {
    const until = new Date(live.quote.validUntil);
    return (
      <>
        <LaneNotices notices={live.quote.notices} />
        <ExpectedDay delivery={live.quote.delivery} />
        <UncoveredNotice
          uncovered={live.quote.uncovered ?? []}
          parcels={live.quote.chargeable.length}
          href={null}
          onPress={onProtect}
        />
        <QuoteBreakdown quote={live.quote} rate={rateOfTotal(live.quote.about)} unpaid />
        <p className={styles.soft}>{t('review.priceKept', { until: moment(until) })}</p>
      </>
    );
  }
  if (live.status === 'loading') return <Skeleton label={t('summary.pricing')} lines={4} />;
  if (live.status === 'incomplete') return <Notice tone="warn">{t('summary.noPrice')}</Notice>;
  // A rejection is corrected on its own step. A retry may solve other failures.
  const retry = live.failure?.kind !== 'refused' && (
    <Button size="small" icon="refresh" onClick={live.retry}>
      {t('summary.retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live="polite" title={t('review.noPrice')} action={retry}>
      {failureText(live.failure)}
    </Notice>
  );
}

/** The agreement must be accepted before sending (§5). `next` is this step. The page of the terms links back to it. */
function AgreementField({ wizard: { draftForm }, next }: { wizard: Wizard; next: string }) {
  const { field, form } = draftForm;
  const t = useTranslations('ship.review');
  const { prefix } = useShipData();
  const isAnonymous = useUserStore(({ user }) => user === null);
  return (
    <>
      <div className={styles.agreement}>
        <p className={styles.soft}>{t('truth')}</p>
        <AgreementCheckbox
          {...field('agreed')}
          label={(links) => t.rich('agree', links)}
          termsHref={paths.termDialog(prefix, { next })}
          privacyHref={paths.privacyPolicy(prefix)}
          onAgree={() => form.setValue('agreed', true, { shouldValidate: true, shouldTouch: true })}
        />
      </div>
      {isAnonymous && <Notice>{t('loginNext')}</Notice>}
    </>
  );
}
