'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/status/skeleton';
import type { Needs } from '@/lib/drafts/draft';
import { unansweredQuestions } from '@/lib/drafts/needs';
import { api } from '@/lib/client/api/api';
import { prefillFromQuery } from '@/lib/client/prefill-from-query';
import { restorePreSend, saveNeeds, startDraft, usePreSendStore } from '@/lib/client/stores/pre-send';
import { useUserStore } from '@/lib/client/stores/user';
import { paths } from '@/lib/routing/paths';
import { DraftList } from '../drafts/draft-list.island';
import { NeedsLine } from './needs-line';
import { DeliveryNeeds, FrequencyQuestion, SenderQuestions } from './needs-questions.island';
import styles from './needs-form.module.css';
import { NeededDetails } from '../needed-details.island';
import { ShipDataProvider, useShipData } from '../ship-data.island';
import type { ShipData } from '../ship-data';
import { ShipSteps } from '../ship-steps.island';

/** Requests the sender's role and the delivery needs (§2). Then: ship now, contact an expert, or get a quote. */
export function NeedsForm({ data }: { data: ShipData }) {
  const ready = usePreSendStore((state) => state.ready);
  useEffect(() => {
    restorePreSend();
    prefillFromQuery(new URLSearchParams(location.search), data.country);
  }, [data.country]);
  return (
    <ShipDataProvider data={data}>
      <div className={styles.page}>
        <ShipSteps needsHref={undefined} current="needs" reached={-1} />
        <div className={styles.columns}>
          {ready ? (
            <div className={styles.form}>
              <DraftList />
              <NeedsLoader />
            </div>
          ) : (
            <NeedsSkeleton />
          )}
          <NeededDetails />
        </div>
      </div>
    </ShipDataProvider>
  );
}

function NeedsSkeleton() {
  const t = useTranslations('ship.page');
  return (
    <div className={styles.waiting}>
      <Skeleton label={t('loading')} shape="card" lines={3} />
    </div>
  );
}

async function saveLastNeeds(): Promise<boolean> {
  const { completeNeedsFromLastOrder } = await import('@/lib/drafts/last-needs');
  return completeNeedsFromLastOrder(api, usePreSendStore.getState().needs, saveNeeds);
}

/**
 * Renders the questions after reading the account's last order, whose answers are not requested again. Without a
 * response all answers are requested.
 */
function NeedsLoader() {
  const user = useUserStore((state) => state.user);
  const [isKnown, setKnown] = useState<boolean>();
  const userId = user?.userId;
  useEffect(() => {
    if (userId) void saveLastNeeds().then(setKnown, () => setKnown(false));
  }, [userId]);
  if (user === undefined || (user && isKnown === undefined)) return <NeedsSkeleton />;
  return <NeedsQuestions isKnown={isKnown} />;
}

/**
 * Renders the questions and the next steps. `isKnown`: true if the sender has orders. Known answers are shown in one
 * line that opens to change them.
 */
function NeedsQuestions({ isKnown }: { isKnown: boolean | undefined }) {
  const t = useTranslations();
  const router = useRouter();
  const { prefix, country } = useShipData();
  const needs = usePreSendStore((state) => state.needs);
  const [pressed, setPressed] = useState(false);
  // Orders of a sheet have no volume, so their sender need not state one.
  const open = unansweredQuestions(needs).filter((name) => !isKnown || name !== 'shippingVolume');

  function shipNow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPressed(true);
    const first = open[0];
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    const kind = needs.kind === 'domestic' ? 'domestic' : 'international';
    // A visitor who came from a draft to change an answer returns to that draft.
    const draft = new URLSearchParams(location.search).get('draft') || startDraft(kind, country).id;
    router.push((kind === 'domestic' ? paths.orderEntry : paths.intlOrderEntry)(prefix, { draft }));
  }

  const question = (name: keyof Needs) => ({
    name,
    value: needs[name],
    error: pressed && open.includes(name) ? t('errors.chooseOne') : undefined,
    onChange: (event: { target: { value: string } }) => saveNeeds({ [name]: event.target.value }),
  });
  const frequency = <FrequencyQuestion question={question} />;
  return (
    <form noValidate className={styles.form} onSubmit={shipNow}>
      {isKnown ? (
        // "Change" on a later step leads here, with only the draft in the address.
        <details className={styles.known} open={location.search.startsWith('?draft')}>
          <summary>
            <NeedsLine needs={needs} />
            <span>{t('ship.review.change')}</span>
          </summary>
          <SenderQuestions question={question}>{frequency}</SenderQuestions>
        </details>
      ) : (
        <SenderQuestions question={question} />
      )}
      <DeliveryNeeds question={question}>{!isKnown && frequency}</DeliveryNeeds>
      <NeedsActions kind={needs.kind} />
    </form>
  );
}

function NeedsActions({ kind }: Pick<Needs, 'kind'>) {
  const t = useTranslations('ship.needs');
  const { prefix } = useShipData();
  return (
    <div className={styles.actions}>
      <p data-wizard-actions="" className={styles.main}>
        <Button type="submit" variant="primary" size="large" iconEnd="arrow-forward">
          {t('shipNow')}
        </Button>
      </p>
      <Link href={paths.orderQuote(prefix, { kind })} prefetch={false} className={buttonClass({ size: 'large' })}>
        <Icon name="calculator" />
        {t('getQuote')}
      </Link>
      <Link href={paths.contactProficient(prefix)} prefetch={false} className={buttonClass({ size: 'large' })}>
        <Icon name="headset" />
        {t('contactExpert')}
      </Link>
    </div>
  );
}
