'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import type { Draft, Needs } from '@/lib/drafts/draft';
import { listedDrafts } from '@/lib/drafts/restore-drafts';
import { amountsNeedReview, currencyOf } from '@/lib/drafts/steps';
import { toQuoteRequest } from '@/lib/drafts/to-quote-request';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { usePreSendStore } from '@/lib/client/stores/pre-send';
import { paths } from '@/lib/routing/paths';
import { whenIdle } from '@/components/frame/effects/idle-prefetch';
import { DraftNotice } from './drafts/draft-notice.island';
import { EntryFailed } from './entry/entry-failed.island';
import {
  LazyCodeStep,
  LazyParcelsStep,
  LazyReviewStep,
  LazySubmitFailure,
  loadLateSteps,
  loadStep,
} from './lazy-step.island';
import { PartiesStep } from './parties/parties-step.island';
import { useShipData } from './ship-data.island';
import { ShipSteps } from './ship-steps.island';
import type { WhenChanged } from './review/submit-failure.island';
import { DraftSummary } from './summary/draft-summary.island';
import { useDraft } from './drafts/use-draft-form';
import { useLiveQuote, type LiveQuote } from './summary/use-live-quote';
import { useWizard, type Wizard } from './use-wizard';
import type { WizardAddress } from './use-wizard-address';
import { WizardActions } from './wizard-actions.island';
import styles from './wizard-form.module.css';
import { parcelFacts } from '@/lib/i18n/messages/parcel-facts';

export interface WizardFormProps {
  /** The draft when the page opened. */
  storedDraft: Draft;
  needs: Needs;
  address: WizardAddress;
  onPlaced: (order: OrderView) => void;
  whenChanged?: WhenChanged;
}

export function WizardForm(props: WizardFormProps) {
  const { storedDraft, needs, whenChanged } = props;
  const t = useTranslations('ship');
  const locale = useLocale();
  const { prefix, country } = useShipData();
  const quoteRequest = useDraft(storedDraft, (draft) => JSON.stringify(toQuoteRequest(draft, country)));
  const live = useLiveQuote(JSON.parse(quoteRequest) as QuoteRequest | null);
  const wizard = useWizard({ ...props, live, loadStep });
  const { view } = wizard;
  const { top, heading } = useFocusOnChange(view);
  useEffect(() => whenIdle(loadLateSteps), []);
  const hasOther = usePreSendStore(({ drafts }) =>
    listedDrafts(drafts, country).some(({ id }) => id !== storedDraft.id),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    wizard.forward();
  }

  const title = (
    <header className={styles.header}>
      <h2 id="step-title" tabIndex={-1} ref={heading}>
        {t(`headings.${view}`)}
      </h2>
      <p className={styles.lead}>{t(`leads.${view}`, parcelFacts(locale))}</p>
      {storedDraft.quoteToken && view === 'parties' && hasOther && (
        <p>{t.rich('drafts.other', { link: (text) => <a href={paths.presend(prefix)}>{text}</a> })}</p>
      )}
    </header>
  );
  return (
    <div ref={top} data-view={view} className={styles.wizard}>
      <ShipSteps
        needsHref={storedDraft.edits ? undefined : paths.presend(prefix, { draft: storedDraft.id })}
        draft={storedDraft}
        current={view}
        reached={wizard.reached}
        onChoose={wizard.go}
      />
      <div className={styles.columns}>
        {view === 'code' ? (
          <div className={styles.form}>
            {title}
            <LazyCodeStep wizard={wizard} />
          </div>
        ) : (
          <form noValidate className={styles.form} onSubmit={submit} aria-labelledby="step-title">
            {title}
            <StepFields wizard={wizard} storedDraft={storedDraft} needs={needs} live={live} />
            {wizard.unchecked ? (
              <EntryFailed title={t('failure.unchecked')} retry={wizard.forward} />
            ) : (
              <LazySubmitFailure wizard={wizard} whenChanged={whenChanged} />
            )}
            <WizardActions wizard={wizard} storedDraft={storedDraft} live={live} />
          </form>
        )}
        <aside className={styles.aside} aria-label={t('summary.label')}>
          <DraftSummary storedDraft={storedDraft} live={live} />
          <DraftNotice storedDraft={storedDraft} />
        </aside>
      </div>
    </div>
  );
}

interface StepFieldsProps {
  wizard: Wizard;
  storedDraft: Draft;
  needs: Needs;
  live: LiveQuote;
}

function StepFields({ wizard, storedDraft, needs, live }: StepFieldsProps) {
  const { step, draftForm } = wizard;
  const currency = useDraft(storedDraft, currencyOf);
  const typedIn = useDraft(storedDraft, (draft) => (amountsNeedReview(draft) ? draft.amountCurrency : ''));
  const { kind, origin, edits, id } = storedDraft;
  if (step === 'parties')
    return <PartiesStep kind={kind} origin={origin} edits={edits} id={id} draftForm={draftForm} needs={needs} />;
  if (step === 'parcels')
    return (
      <LazyParcelsStep
        kind={kind}
        origin={origin}
        currency={currency}
        typedIn={typedIn}
        draftForm={draftForm}
        live={live}
      />
    );
  return <LazyReviewStep wizard={wizard} storedDraft={storedDraft} needs={needs} live={live} />;
}

/** Starts a new step at its heading, for sighted and screen-reader users. The first step does not move the page. */
function useFocusOnChange(step: string) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The field of the mistake may already have the focus.
    if (document.activeElement?.matches('[aria-invalid]')) return;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return { top, heading };
}
