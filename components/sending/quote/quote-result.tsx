import { useLocale, useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { LaneNotices } from '@/components/parts/facts/lane-notices';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { ImportCharges } from '@/components/parts/price/import-charges';
import { Accordion } from '@/components/ui/content/accordion';
import { buttonClass } from '@/components/ui/button-class';
import { AmountText } from '@/components/ui/content/figures';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/status/notice';
import { rateBehind } from '@/lib/billing/own-money';
import type { ImportChargesView } from '@/lib/contract/quotes/import-charges';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import { useMoment } from '@/lib/i18n/format/use-moment';
import type { BilledParcel } from './billed-weight';
import { CopyLink } from './copy-link.island';
import { QuoteBreakdown } from '../../parts/price/quote-breakdown';
import { QuoteOffers, type Offer, type PricedOffer } from './quote-offers';
import styles from './quote-view.module.css';
import { SendThis } from './send-this.island';
import { UncoveredNotice } from './uncovered-notice';

export interface PricedResult {
  status: 'priced';
  /** All services of this kind, in the order of the tariff. */
  offers: readonly Offer[];
  /** The offer whose charges are shown. */
  selectedOffer: PricedOffer;
  billed: readonly BilledParcel[];
  /** Address that shows this quote to anyone. */
  shareHref: string;
  /** Address of this quote with price protection for the uncovered value; null if not offered. */
  protectHref: string | null;
}

export type QuoteResult =
  | {
      status: 'none';
      /** The customs rule of the market, shown before the first price. */
      importCharges?: ImportChargesView | undefined;
    }
  | PricedResult
  | { status: 'refused'; message: string }
  | { status: 'failed'; retryHref: string };

export function QuoteResultView({ result }: { result: QuoteResult }) {
  const t = useTranslations('quote.answer');
  const about = useTranslations('quote');
  if (result.status === 'none')
    return (
      <div className={classNames(styles.priced, styles.soft)}>
        <p>{t('none')}</p>
        <p>{about('lead')}</p>
        <ImportCharges charges={result.importCharges} />
      </div>
    );
  if (result.status === 'priced') return <Priced {...result} />;
  if (result.status === 'refused')
    return (
      <Notice tone="bad" live="assertive">
        {result.message}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={t('failed')}
      action={
        <a className={buttonClass()} href={result.retryHref}>
          {t('retry')}
        </a>
      }
    >
      {t('failedNote')}
    </Notice>
  );
}

function Priced({ offers, selectedOffer, shareHref, protectHref }: PricedResult) {
  const t = useTranslations('quote');
  const moment = useMoment();
  const { quote, handOver, service } = selectedOffer;
  const { notices = [] } = quote;
  const others = offers.filter((offer) => offer !== selectedOffer);
  const charges = {
    key: 'charges',
    title: t('answer.charges', { service: t(`services.${service}`) }),
    content: <QuoteBreakdown quote={quote} rate={rateBehind(quote.about)} brief />,
  };
  return (
    <div className={styles.priced}>
      {/* A delay or a stop is shown before the price, a changed rule after it. */}
      <LaneNotices notices={notices.filter(({ severity }) => severity !== 'information')} />
      <Price offer={selectedOffer} />
      <SendThis {...handOver} variant="primary" size="large" block>
        {t('answer.send')}
      </SendThis>
      <div className={styles.soft}>
        <p>{t('breakdown.pay')}</p>
        <p>{t('answer.kept', { until: moment(new Date(quote.validUntil)) })}</p>
      </div>
      <UncoveredNotice uncovered={quote.uncovered ?? []} parcels={quote.chargeable.length} href={protectHref} />
      <LaneNotices notices={notices.filter(({ severity }) => severity === 'information')} />
      {others.length > 0 && <QuoteOffers offers={others} />}
      <ImportCharges charges={quote.importCharges} />
      <Accordion wide items={[charges]} />
      <p className={styles.soft}>{t('answer.reference')}</p>
      <CopyLink
        href={shareHref}
        texts={{ copy: t('answer.copy'), copied: t('answer.copied'), failed: t('answer.copyFailed') }}
      />
    </div>
  );
}

/** Shows what the chosen service costs and when it delivers. */
function Price({ offer: { service, quote } }: { offer: PricedOffer }) {
  const t = useTranslations('quote');
  const locale = useLocale();
  return (
    <div>
      <h3 className={styles.service}>{t(`services.${service}`)}</h3>
      {service === 'business-express' && <p className={styles.soft}>{t('offers.companies')}</p>}
      <p className={styles.price}>
        {quote.totals.map((total) => (
          <AmountText key={total.currency} text={formatMoney(total, locale)} />
        ))}
        <OwnMoney amounts={quote.totals} rate={rateBehind(quote.about)} />
      </p>
      {quote.delivery ? (
        <ExpectedDay delivery={quote.delivery} />
      ) : (
        <p>{t('offers.days', { days: formatServiceDays(service, locale) })}</p>
      )}
    </div>
  );
}
