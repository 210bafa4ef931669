import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AmountText } from '@/components/ui/content/figures';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { BUSINESS_EXPRESS_MIN_KG, SMALL_PARCEL_MAX_KG } from '@/lib/billing/constants';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import type { Service } from '@/lib/orders/choices';
import styles from './quote-offers.module.css';
import { SendThis, type SendThisProps } from './send-this.island';

export interface PricedOffer {
  service: Service;
  quote: OfferedQuote;
  handOver: SendThisProps;
  /** Address that shows its charges. */
  showHref: string;
}

/** `message`: reason for the rejection, if it is not the service's own rule. */
export type ListedOffer = PricedOffer | { service: Service; quote: null; message: string | null };

/** The other services with days and price; last, those that do not accept this shipment, and why (§1). */
export function QuoteOffers({ offers }: { offers: readonly ListedOffer[] }) {
  const t = useTranslations('quote');
  const sorted = [...offers].sort((one, other) => Number(!one.quote) - Number(!other.quote));
  return (
    <>
      <h3 id="offers-title" className={styles.title}>
        {t('offers.label')}
      </h3>
      <ul role="list" aria-labelledby="offers-title">
        {sorted.map((offer) => (
          <li key={offer.service} className={offer.quote ? styles.offer : styles.refused}>
            {offer.quote ? <OfferRow offer={offer} /> : <RefusedOffer {...offer} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function OfferRow({ offer }: { offer: PricedOffer }) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const { service, quote, handOver, showHref } = offer;
  const { earliest = null, latest = null } = quote.delivery ?? {};
  const name = t(`services.${service}`);
  const days = earliest && latest ? formatDayRange(earliest, latest, locale) : formatServiceDays(service, locale);
  const h = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
  return (
    <>
      <div>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.soft}>{t('offers.days', { days })}</p>
        {service === 'business-express' && <p className={styles.soft}>{t('offers.companies')}</p>}
      </div>
      <div className={styles.price}>
        {quote.totals.map((total) => (
          <AmountText key={total.currency} large text={formatMoney(total, locale)} />
        ))}
        <OwnMoney amounts={quote.totals} rate={rateOfTotal(quote.about)} />
      </div>
      <div className={styles.actions}>
        <SendThis {...handOver} size="small">
          {t.rich('offers.send', { service: name, h })}
        </SendThis>
        <a href={showHref}>{t.rich('offers.show', { service: name, h })}</a>
      </div>
    </>
  );
}

/** Shows a service that rejects the shipment: its limit, or the reason (§1). */
function RefusedOffer({ service, message }: { service: Service; message: string | null }) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const kg = (value: number) => formatMeasure(value, 'kg', locale);
  const rule =
    service === 'business-express'
      ? t('offers.from', { least: kg(BUSINESS_EXPRESS_MIN_KG) })
      : t('offers.upTo', { most: kg(SMALL_PARCEL_MAX_KG) });
  return (
    <>
      <h4>{t(`services.${service}`)}</h4>
      <p>{message === null ? rule : message || t('answer.failed')}</p>
    </>
  );
}
