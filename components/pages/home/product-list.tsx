import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { sizeFigures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { REMOTE_AREA_DAYS } from '@/lib/billing/constants';
import { isStockPriced } from '@/lib/billing/stock-price';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { HOME_PRODUCTS, type HomeProduct } from './home-products';
import { startingPrice } from './starting-price';
import styles from './product-list.module.css';

export interface ProductListProps {
  market: MarketChoice & { prefix: Prefix };
  /** Rate table. No prices are shown if it is empty. */
  rates: readonly RateView[];
}

/** Lists our services as a timetable: name, purpose, duration and lowest price. */
export function ProductList({ market, rates }: ProductListProps) {
  const t = useTranslations('home.products');
  const table = useTranslations('rates.table');
  const firstKg = useTranslations('product.facts.firstKg');
  const { minDays: min, maxDays: max } = REMOTE_AREA_DAYS;
  return (
    <Section labelledBy="products">
      <Container>
        <SectionHeader
          brief
          id="products"
          title={t('title')}
          lead={t('lead', { days: formatWorkingDays(min, max, useLocale()) })}
        />
        <div className={styles.list}>
          <p aria-hidden="true" className={styles.head}>
            <span>{table('service')}</span>
            <span className={styles.terms}>
              <span>{table('days')}</span>
              <span>{firstKg('label')}</span>
            </span>
          </p>
          <ul role="list">
            {HOME_PRODUCTS.map((product) => (
              <ProductRow key={product.key} product={product} market={market} rates={rates} />
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

function ProductRow({ product, market, rates }: Required<ProductListProps> & { product: HomeProduct }) {
  const t = useTranslations('home.products');
  const firstKg = useTranslations('product.facts.firstKg');
  const locale = useLocale();
  const { key, icon, page, service } = product;
  const { minDays, maxDays } = product.days;
  const days = formatWorkingDays(minDays, maxDays, locale);
  const lowest = startingPrice(rates, service, market.country);
  const price = lowest && formatMoney(lowest, locale);
  const isOnRequest = key === 'warehouse' && !isStockPriced(market.country);
  const priceText = isOnRequest ? (
    <span>{firstKg('onRequest')}</span>
  ) : (
    price && <RowFigure text={firstKg('value', { price })} figure={price} />
  );
  return (
    <li className={styles.row}>
      <Icon name={icon} size={32} className={styles.icon} />
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link href={pathTo(market.prefix, page)} prefetch={false} className={styles.link}>
            {t(`${key}.name`)}
            {'\u00a0'}
            <Icon name="arrow-forward" className={styles.arrow} />
          </Link>
        </h3>
        <p className={styles.text}>{t(`${key}.text`, sizeFigures(locale))}</p>
      </div>
      <div className={styles.terms}>
        <p>
          {/* Arabic has words for one and two days. */}
          <RowFigure text={days} figure={FIGURE_RANGE.exec(days)?.[0] ?? days} unit={styles.unit} />
        </p>
        <p>
          {priceText && (
            <>
              <span className={styles.unit}>{firstKg('label')} </span>
              {priceText}
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** Matches the text from its first digit to its last. */
const FIGURE_RANGE = /\p{Nd}(?:.*\p{Nd})?/u;

/** Renders a text with its figure set large. */
function RowFigure({ text, figure, unit }: { text: string; figure: string; unit?: string | undefined }) {
  const [before, ...after] = text.split(figure);
  return (
    <>
      <span className={unit}>{before}</span>
      <bdi className={styles.figure}>{figure}</bdi>
      <span className={unit}>{after.join(figure)}</span>
    </>
  );
}
