import { useLocale, useTranslations } from 'next-intl';
import { DayWorkings } from '@/components/parts/facts/expected-day';
import { LaneNotices } from '@/components/parts/facts/lane-notices';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { RouteLabel } from '@/components/parts/label/route-label';
import { ImportCharges } from '@/components/parts/price/import-charges';
import { classNames } from '@/components/ui/class-names';
import { Accordion } from '@/components/ui/content/accordion';
import { buttonClass } from '@/components/ui/button-class';
import { AmountText } from '@/components/ui/content/figures';
import { Notice } from '@/components/ui/status/notice';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { ImportChargesView } from '@/lib/contract/quotes/import-charges';
import type { RouteView } from '@/lib/contract/tracking/route';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import type { BilledParcel } from './billed-weight';
import { CopyLink } from './copy-link.island';
import { QuoteBreakdown } from '../../parts/price/quote-breakdown';
import type { ListedOffer, PricedOffer } from './quote-offers';
import styles from './quote-view.module.css';
import { SendThis } from './send-this.island';
import { UncoveredNotice } from './uncovered-notice';

export interface PricedResult {
  status: 'priced';
  /** All services of this kind, in the order of the tariff. */
  offers: readonly ListedOffer[];
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

interface QuoteResultViewProps {
  result: QuoteResult;
  route: RouteView | undefined;
  /** False if the price is the one of other cities, because no city was chosen. */
  hasCity: boolean;
}

export function QuoteResultView({ result, route, hasCity }: QuoteResultViewProps) {
  const t = useTranslations('quote.answer');
  if (result.status === 'none')
    return (
      <>
        {route ? <EmptyLabel route={route} /> : <p className={styles.soft}>{t('none')}</p>}
        {result.importCharges && (
          <div className={styles.below}>
            <ImportCharges charges={result.importCharges} />
          </div>
        )}
      </>
    );
  if (result.status === 'priced') return <PricedAnswer {...result} route={route} hasCity={hasCity} />;
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

/** The label of the parcel before its price is known. */
function EmptyLabel({ route }: { route: RouteView }) {
  const t = useTranslations('quote.answer');
  return (
    <RouteLabel spoken className={styles.label} from={route.from} to={[route.to]} service="" facts={[]}>
      <div>
        <p className={styles.empty}>
          <bdi>{t('none')}</bdi>
        </p>
      </div>
    </RouteLabel>
  );
}

function PricedAnswer({
  selectedOffer,
  shareHref,
  protectHref,
  route,
  hasCity,
}: PricedResult & Omit<QuoteResultViewProps, 'result'>) {
  const t = useTranslations('quote');
  const moment = useMomentFormat();
  const { quote, handOver, service } = selectedOffer;
  const { notices = [] } = quote;
  const workings = quote.delivery?.workings;
  const charges = {
    key: 'charges',
    title: t('answer.charges', { service: t(`services.${service}`) }),
    content: (
      <>
        <QuoteBreakdown quote={quote} rate={rateOfTotal(quote.about)} brief />
        <p>{t('answer.kept', { until: moment(new Date(quote.validUntil)) })}</p>
      </>
    ),
  };
  const days = workings && { key: 'days', title: workings.title, content: <DayWorkings lines={workings.lines} /> };
  return (
    <>
      <PriceLabel offer={selectedOffer} route={route} />
      <div className={styles.below}>
        {/* A delay or a stop is shown before the action, a changed rule after it. */}
        <LaneNotices notices={notices.filter(({ severity }) => severity !== 'information')} />
        <SendThis {...handOver} variant="primary" size="large" block>
          {t('answer.send')}
        </SendThis>
        <div className={styles.small}>
          {!hasCity && <p>{t.rich('answer.anyCity', { link: (words) => <a href="#quote-form">{words}</a> })}</p>}
          {!quote.delivery && <p>{t('answer.reference')}</p>}
        </div>
        {quote.importCharges && (
          <div className={styles.duty}>
            <ImportCharges charges={quote.importCharges} />
          </div>
        )}
        <p className={styles.small}>{t('breakdown.pay')}</p>
        <UncoveredNotice uncovered={quote.uncovered ?? []} parcels={quote.chargeable.length} href={protectHref} />
        <LaneNotices notices={notices.filter(({ severity }) => severity === 'information')} />
        <Accordion wide items={days ? [charges, days] : [charges]} />
        <CopyLink
          href={shareHref}
          texts={{ copy: t('answer.copy'), copied: t('answer.copied'), failed: t('answer.copyFailed') }}
        />
      </div>
    </>
  );
}

/** Shows the chosen service as on a label: the route, when it delivers, and what it costs. */
function PriceLabel({ offer: { service, quote }, route }: { offer: PricedOffer; route: RouteView | undefined }) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const { earliest = null, latest = null, note = null } = quote.delivery ?? {};
  const days = earliest && latest ? formatDayRange(earliest, latest, locale) : formatServiceDays(service, locale);
  const when = (
    <span className={styles.cell}>
      {t('answer.days')}
      <strong>{earliest && latest ? <AmountText text={days} /> : days}</strong>
      {note}
    </span>
  );
  const price = (
    <span className={classNames(styles.cell, styles.price)}>
      {t('answer.title')}
      {quote.totals.map((total) => (
        <strong key={total.currency}>
          <AmountText text={formatMoney(total, locale)} />
        </strong>
      ))}
      <OwnMoney amounts={quote.totals} rate={rateOfTotal(quote.about)} />
    </span>
  );
  return (
    <RouteLabel
      spoken
      className={styles.label}
      from={route?.from}
      to={route ? [route.to] : []}
      service={t(`services.${service}`)}
      facts={[
        { key: 'days', text: when },
        { key: 'price', text: price },
      ]}
    >
      {service === 'business-express' && <bdi>{t('offers.companies')}</bdi>}
    </RouteLabel>
  );
}
