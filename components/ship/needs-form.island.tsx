'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { emptyDraft, type Needs } from '@/lib/client/ship/draft';
import { unanswered } from '@/lib/client/ship/needs';
import { isSameDraft } from '@/lib/client/ship/restore-drafts';
import { prefillFromQuery } from '@/lib/client/ship/prefill-from-query';
import { restorePreSend, saveNeeds, usePreSendStore } from '@/lib/client/stores/pre-send';
import { paths } from '@/lib/routing/paths';
import { DeliveryNeeds, WhoIAm } from './needs-questions.island';
import styles from './needs-form.module.css';
import { Ready } from './ready.island';
import { ShipDataProvider, useShipData } from './ship-data.island';
import type { ShipData } from './ship-data';
import { ShipSteps } from './ship-steps.island';

/** §2: who I am, delivery needs; then ship now, contact an expert, or get a quote. */
export function NeedsForm({ data }: { data: ShipData }) {
  const t = useTranslations('ship');
  const ready = usePreSendStore((state) => state.ready);
  useEffect(() => {
    restorePreSend();
    prefillFromQuery(new URLSearchParams(location.search), data.country);
  }, [data.country]);
  return (
    <ShipDataProvider data={data}>
      <div className={styles.page}>
        <ShipSteps needsHref="" current="needs" reached={-1} />
        <div className={styles.columns}>
          {ready ? (
            <Questions />
          ) : (
            <div className={styles.waiting}>
              <Skeleton label={t('page.loading')} shape="card" lines={3} />
            </div>
          )}
          <Ready />
        </div>
      </div>
    </ShipDataProvider>
  );
}

function Questions() {
  const t = useTranslations('errors');
  const router = useRouter();
  const { prefix } = useShipData();
  const needs = usePreSendStore((state) => state.needs);
  const [pressed, setPressed] = useState(false);
  const open = unanswered(needs);

  function shipNow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPressed(true);
    const first = open[0];
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    router.push(needs.kind === 'domestic' ? paths.orderEntry(prefix) : paths.intlOrderEntry(prefix));
  }

  const question = (name: keyof Needs) => ({
    name,
    value: needs[name],
    error: pressed && open.includes(name) ? t('chooseOne') : undefined,
    onChange: (event: { target: { value: string } }) => saveNeeds({ [name]: event.target.value }),
  });
  return (
    <form noValidate className={styles.form} onSubmit={shipNow}>
      <WhoIAm question={question} />
      <DeliveryNeeds question={question} regular={needs.frequency === 'regular'} />
      <Prepared kind={needs.kind} />
      <Actions kind={needs.kind} />
    </form>
  );
}

/** A draft of this kind is waiting: pressing on takes it up where it was left. */
function Prepared({ kind }: Pick<Needs, 'kind'>) {
  const t = useTranslations('ship.needs');
  const { country } = useShipData();
  const waiting = usePreSendStore(
    ({ drafts }) => kind !== '' && drafts.some((draft) => isSameDraft(draft, emptyDraft(kind, country))),
  );
  return waiting ? <Notice live="polite">{t('prepared')}</Notice> : null;
}

function Actions({ kind }: Pick<Needs, 'kind'>) {
  const t = useTranslations('ship.needs');
  const { prefix } = useShipData();
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" size="large" iconEnd="arrow-forward">
        {t('shipNow')}
      </Button>
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
