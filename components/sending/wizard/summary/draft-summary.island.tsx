'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { RouteLabel } from '@/components/parts/label/route-label';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/content/description-list';
import { isInternationalService } from '@/lib/orders/choices';
import type { Draft } from '@/lib/drafts/draft';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatNumber, formatWorkingDays } from '@/lib/i18n/format/format-range';
import { lazyComponent } from '../lazy-component';
import styles from './draft-summary.module.css';
import { useDraft } from '../drafts/use-draft-form';
import type { LiveQuote } from './use-live-quote';
import { useRoute } from '../use-route';

const SummaryPrice = lazyComponent(() => import('./summary-price.island').then((part) => part.SummaryPrice));

/** Shows the destination and the price beside the form, as far as they are known. */
export function DraftSummary({ storedDraft, live }: { storedDraft: Draft; live: LiveQuote }) {
  const t = useTranslations('ship.summary');
  const draft = useDraft(storedDraft, (whole) => whole);
  return (
    <section className={styles.card} aria-labelledby="summary-title">
      <h2 id="summary-title" className={styles.unseen}>
        {t('title')}
      </h2>
      <SummaryLabel draft={draft} quote={live.quote} />
      <div className={styles.body}>
        <SummaryFacts draft={draft} quote={live.quote} />
        <LivePrice live={live} />
      </div>
    </section>
  );
}

const kilogramsOf = ({ chargeable }: QuoteView): number =>
  chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);

/** The label of the parcel, filled in while the sender types. The number is not known yet. */
function SummaryLabel({ draft, quote }: { draft: Draft; quote: QuoteView | null }) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { service, receiver } = draft.values;
  const { from, to } = useRoute(draft);
  // The price is below the label.
  const facts = quote
    ? [
        { key: 'days', text: formatWorkingDays(quote.transit.minDays, quote.transit.maxDays, locale) },
        { key: 'weight', text: formatMeasure(kilogramsOf(quote), 'kg', locale) },
      ]
    : receiver.name
      ? [{ key: 'name', text: receiver.name }]
      : [];
  return (
    <RouteLabel
      className={styles.label}
      spoken
      from={from}
      to={[to]}
      service={service === 'local-standard' || isInternationalService(service) ? t(`services.${service}.name`) : ''}
      facts={facts}
    >
      <div>
        <div className={styles.empty}>{t('done.waybill')}</div>
      </div>
    </RouteLabel>
  );
}

function SummaryFacts({ draft, quote }: { draft: Draft; quote: QuoteView | null }) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { parcels } = draft.values;
  const items = [
    { key: 'parcels', term: t('summary.parcels'), value: formatNumber(parcels.length, locale) },
    ...(quote
      ? [{ key: 'weight', term: t('summary.weight'), value: formatMeasure(kilogramsOf(quote), 'kg', locale) }]
      : []),
  ];
  return <DescriptionList figures items={items} />;
}

function LivePrice({ live }: { live: LiveQuote }) {
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
