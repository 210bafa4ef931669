'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { isInternationalService } from '@/lib/orders/choices';
import type { Draft } from '@/lib/drafts/draft';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { QuoteView } from '@/lib/contract/quotes';
import { formatMeasure } from '@/lib/i18n/format-measure';
import { formatNumber, formatWorkingDays } from '@/lib/i18n/format-range';
import { late } from './late';
import { RoutePicture } from './route-picture';
import { useShipData } from './ship-data.island';
import styles from './summary.module.css';
import { useDraft } from './use-draft-form';
import type { LiveQuote } from './use-live-quote';
import { usePlaceNames } from './use-place-names';

const SummaryPrice = late(() => import('./summary-price.island').then((part) => part.SummaryPrice));

/** Shows the destination and the price beside the form, as far as they are known. */
export function Summary({ kept, live }: { kept: Draft; live: LiveQuote }) {
  const t = useTranslations('ship.summary');
  const draft = useDraft(kept, (whole) => whole);
  return (
    <section className={styles.card} aria-labelledby="summary-title">
      <div data-ground="ink" className={styles.route}>
        <h2 id="summary-title" className={styles.title}>
          {t('title')}
        </h2>
        <Route draft={draft} />
      </div>
      <div className={styles.body}>
        <Facts draft={draft} quote={live.quote} />
        <Price live={live} />
      </div>
    </section>
  );
}

function Route({ draft }: { draft: Draft }) {
  const t = useTranslations('ship.summary');
  const { routes, countryNames } = useShipData();
  const { sender, receiver } = draft.values;
  const from = usePlaceNames(sender);
  const to = usePlaceNames(receiver);
  const country = receiver.countryCode;
  const place = (city: string, code: typeof country) => city || (code === '' ? t('anywhere') : countryNames[code]);
  return (
    <>
      {draft.kind === 'international' && <RoutePicture drawing={routes} country={country} />}
      <p className={styles.places}>
        <span>{place(from.city, sender.countryCode)}</span>
        <Icon name="arrow-forward" label={t('to')} />
        <span>{place(to.city, country)}</span>
      </p>
    </>
  );
}

function Facts({ draft, quote }: { draft: Draft; quote: QuoteView | null }) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { service, parcels } = draft.values;
  const kilograms = quote?.chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);
  const items = [
    ...(service === 'local-standard' || isInternationalService(service)
      ? [{ key: 'service', term: t('summary.service'), value: t(`services.${service}.name`) }]
      : []),
    { key: 'parcels', term: t('summary.parcels'), value: formatNumber(parcels.length, locale) },
    ...(kilograms === undefined
      ? []
      : [
          {
            key: 'weight',
            term: t('summary.weight'),
            value: formatMeasure(kilograms, 'kg', locale),
          },
        ]),
    ...(quote
      ? [
          {
            key: 'transit',
            term: t('summary.transit'),
            value: formatWorkingDays(quote.transit.minDays, quote.transit.maxDays, locale),
          },
        ]
      : []),
  ];
  return <DescriptionList figures items={items} />;
}

function Price({ live }: { live: LiveQuote }) {
  const t = useTranslations('ship.summary');
  const failureText = useFailureText();
  const { quote, status } = live;
  if (status === 'failed') {
    return (
      <div className={styles.price} role="status">
        <p className={styles.failed}>{failureText(live.failure)}</p>
        {live.failure?.kind !== 'refused' && (
          <Button size="small" icon="refresh" onClick={live.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  }
  if (!quote) return <p className={styles.waiting}>{status === 'loading' ? t('pricing') : t('noPrice')}</p>;
  return (
    <Suspense fallback={<p className={styles.waiting}>{t('pricing')}</p>}>
      <SummaryPrice quote={quote} busy={status === 'loading'} />
    </Suspense>
  );
}
