import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { AmountText } from '@/components/ui/content/figures';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatRange, formatWorkingDays } from '@/lib/i18n/format/format-range';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { isStockPriced } from '@/lib/billing/stock-price';
import type { Country } from '@/lib/market/country';
import styles from './compare-table.module.css';
import type { FactKey } from '../data/product';
import { PRODUCTS } from '../data/products';
import { lowestFirstKg } from '../data/rate-rows';

/** Compared services, and the fact with the weight limit of each. `product.compare.best` has their "best for" texts. */
const WEIGHT_FACTS = {
  special: 'parcel',
  small: 'smallParcel',
  business: 'consignment',
  warehouse: 'parcel',
  express: 'parcel',
} as const satisfies Record<string, FactKey>;
export type ComparedService = keyof typeof WEIGHT_FACTS;
const ICONS = {
  small: 'parcel',
  special: 'plane',
  business: 'building',
  express: 'truck',
  warehouse: 'warehouse',
} as const satisfies Record<ComparedService, IconName>;
export const COMPARED_SERVICES = Object.keys(WEIGHT_FACTS) as ComparedService[];

export interface CompareTableProps {
  country: Country;
  services: readonly ComparedService[];
  figures: Figures;
  prefix: Prefix;
  /** Prices of all services, as `queryRate` returns them. */
  rates: readonly RateView[];
}

/** Renders one row per service: audience, days to the door, weight, and lowest price of the first kilogram. */
export function CompareTable({ country, services, figures, prefix, rates }: CompareTableProps) {
  const t = useTranslations('product');
  const table = useTranslations('rates.table');
  const locale = useLocale();
  const price = (service: ComparedService) => {
    if (service === 'warehouse' && !isStockPriced(country)) return t('facts.firstKg.onRequest');
    const productServices: readonly string[] = PRODUCTS[service].services;
    const priced = rates.filter((rate) => productServices.includes(rate.service));
    const lowest = lowestFirstKg(priced);
    if (!lowest) return undefined;
    const amount = formatMoney(lowest, locale);
    const [before, after] = t('facts.firstKg.value', { ...figures, price: amount }).split(amount);
    return (
      <>
        <span className={styles.from}>{before}</span>
        <AmountText text={amount} />
        <span className={styles.from}>{after}</span>
        <OwnMoney amounts={[lowest]} rate={priced[0]?.exchange} />
      </>
    );
  };
  const days = (service: ComparedService) => {
    // Stored goods are already near their buyer.
    const { minDays, maxDays } = service === 'warehouse' ? TRANSIT_DAYS.local : PRODUCTS[service].days;
    return (
      <>
        <bdi className={styles.wide}>{formatRange(minDays, maxDays, locale)}</bdi>
        <span className={styles.narrow}>{formatWorkingDays(minDays, maxDays, locale)}</span>
      </>
    );
  };
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('compare.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{table('service')}</th>
          <th scope="col">{table('days')}</th>
          <th scope="col">{t('facts.parcel.label')}</th>
          <th scope="col">{t('facts.firstKg.label')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service}>
            <th scope="row">
              <span className={styles.service}>
                <Icon name={ICONS[service]} size={32} className={styles.icon} />
                <span className={styles.texts}>
                  <Link href={pathTo(prefix, PRODUCTS[service].route)} prefetch={false}>
                    {t(`pages.${service}.name`)}
                  </Link>
                  <span className={styles.best}>{t(`compare.best.${service}`, figures)}</span>
                </span>
              </span>
            </th>
            <td className={styles.figure}>{days(service)}</td>
            <td>{t(`facts.${WEIGHT_FACTS[service]}.value`, { ...figures, price: '' })}</td>
            <td className={styles.price}>{price(service) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
