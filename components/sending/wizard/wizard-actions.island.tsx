'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { detailHref } from '@/components/parcels/orders/order-links';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { AmountText } from '@/components/ui/content/figures';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Draft } from '@/lib/drafts/draft';
import { WIZARD_STEPS } from '@/lib/drafts/steps';
import { useUserStore } from '@/lib/client/stores/user';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { paths } from '@/lib/routing/paths';
import { useShipData } from './ship-data.island';
import { useDraft } from './drafts/use-draft-form';
import type { LiveQuote } from './summary/use-live-quote';
import { useRoute } from './use-route';
import type { Wizard } from './use-wizard';
import styles from './wizard-actions.module.css';

interface WizardActionsProps {
  wizard: Wizard;
  storedDraft: Draft;
  live: LiveQuote;
}

/** Renders Previous and Next. On a phone they stay at the bottom of the screen, with the price. */
export function WizardActions({ wizard, storedDraft, live }: WizardActionsProps) {
  const t = useTranslations('ship.actions');
  const locale = useLocale();
  const { prefix } = useShipData();
  const sendText = useSendText(wizard);
  const index = WIZARD_STEPS.indexOf(wizard.step);
  const previous = WIZARD_STEPS[index - 1];
  const isLastStep = wizard.step === 'review';
  const { edits } = wizard;
  const back = edits && !previous ? t('toShipment') : t('previous');
  const before = edits
    ? detailHref(prefix, { id: edits.id, kind: storedDraft.kind })
    : paths.presend(prefix, { draft: storedDraft.id });
  const total = live.quote?.totals.map((amount) => formatMoney(amount, locale)).join(' + ');
  return (
    <div data-wizard-actions="" className={styles.bar}>
      {/* The line of the price is reserved before the price is known, so that the buttons do not move under a
          finger. */}
      {live.status !== 'incomplete' && (
        <p className={styles.total}>
          <RouteOrTotal storedDraft={storedDraft} />
          {total ? <AmountText text={total} /> : <span aria-hidden="true">…</span>}
        </p>
      )}
      <div className={styles.buttons}>
        {previous ? (
          <Button icon="arrow-back" aria-label={back} onClick={() => wizard.go(previous)}>
            <span className={styles.previous}>{back}</span>
          </Button>
        ) : (
          <Link href={before} prefetch={false} aria-label={back} className={buttonClass()}>
            <Icon name="arrow-back" />
            <span className={styles.previous}>{back}</span>
          </Link>
        )}
        <Button
          type="submit"
          variant="primary"
          iconEnd={isLastStep ? undefined : 'arrow-forward'}
          loading={wizard.busy}
          onClick={ignoreSecondPress}
        >
          {isLastStep ? sendText : t('next')}
        </Button>
      </div>
    </div>
  );
}

/** Shows the codes of the route if they are known, otherwise the name of the sum. */
function RouteOrTotal({ storedDraft }: { storedDraft: Draft }) {
  const t = useTranslations('ship.actions');
  const { from, to, isKnown } = useRoute(useDraft(storedDraft, (whole) => whole));
  if (!isKnown) return <span>{t('total')}</span>;
  return (
    <span>
      <VisuallyHidden>{t('total')}</VisuallyHidden>
      <RouteCodes route={{ from, to }} />
    </span>
  );
}

/** Prevents the second press of a double click, which would press the button of the next step. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function useSendText({ edits }: Wizard): string {
  const t = useTranslations('ship.actions');
  const isAnonymous = useUserStore(({ user }) => user === null);
  if (edits) return t('save');
  return isAnonymous ? t('loginAndSend') : t('send');
}
