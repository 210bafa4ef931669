import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { sizeFigures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { REMOTE_AREA_DAYS } from '@/lib/billing/constants';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { HOME_PRODUCTS, type HomeProduct } from './products';
import { startingPrice } from './starting-price';
import styles from './product-list.module.css';

export interface ProductListProps {
  market: MarketChoice & { prefix: Prefix };
  /** Rate table; no prices are shown if it is empty. */
  rates: readonly RateView[];
}

/** Lists our services as a timetable: name, purpose, duration and lowest price. */
export function ProductList({ market, rates }: ProductListProps) {
  const t = useTranslations('home.products');
  const { minDays: min, maxDays: max } = REMOTE_AREA_DAYS;
  return (
    <Section labelledBy="products">
      <Container>
        <SectionHeader
          id="products"
          title={t('title')}
          lead={t('lead', { days: formatWorkingDays(min, max, useLocale()) })}
        />
        <ul role="list" className={styles.list}>
          {HOME_PRODUCTS.map((product) => (
            <ProductRow key={product.key} product={product} market={market} rates={rates} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function ProductRow({ product, market, rates }: Required<ProductListProps> & { product: HomeProduct }) {
  const t = useTranslations('home.products');
  const tariff = useTranslations('rates');
  const locale = useLocale();
  const { key, icon, page, days, service } = product;
  const price = service && startingPrice(rates, service, market.country);
  return (
    <li className={styles.row}>
      <Icon name={icon} size={32} className={styles.icon} />
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link href={pathTo(market.prefix, page)} prefetch={false} className={styles.link}>
            {t(`${key}.name`)}
            <Icon name="arrow-forward" className={styles.arrow} />
          </Link>
        </h3>
        <p className={styles.text}>{t(`${key}.text`, sizeFigures(locale))}</p>
      </div>
      <div className={styles.terms}>
        <p className={styles.days}>
          <Days text={formatWorkingDays(days.minDays, days.maxDays, locale)} />
        </p>
        {price && <p className={styles.price}>{tariff('from', { price: formatMoney(price, locale) })}</p>}
      </div>
    </li>
  );
}

/** Matches the text from its first digit to its last. */
const FIGURES = /\p{Nd}(?:.*\p{Nd})?/u;

/** Renders a duration with its figures set large. */
function Days({ text }: { text: string }) {
  const [figures] = FIGURES.exec(text) ?? [];
  // Arabic has words for one and two days.
  if (figures === undefined) return text;
  const [before, ...after] = text.split(figures);
  return (
    <>
      {before}
      <bdi className={styles.figure}>{figures}</bdi>
      {after.join(figures)}
    </>
  );
}
