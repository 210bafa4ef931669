import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { sizeFigures } from '@/components/facts/figures';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { REMOTE_AREA_DAYS } from '@/lib/billing/constants';
import { formatWorkingDays } from '@/lib/i18n/format-range';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { PRODUCTS, type Product } from './products';
import styles from './product-list.module.css';

/** What we carry, as a timetable: the name, what it is for, and how long it takes. */
export function ProductList({ prefix }: { prefix: Prefix }) {
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
          {PRODUCTS.map((product) => (
            <ProductRow key={product.key} product={product} prefix={prefix} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function ProductRow({ product: { key, icon, page, days }, prefix }: { product: Product; prefix: Prefix }) {
  const t = useTranslations('home.products');
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <Icon name={icon} size={32} className={styles.icon} />
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link href={pathTo(prefix, page)} prefetch={false} className={styles.link}>
            {t(`${key}.name`)}
            <Icon name="arrow-forward" className={styles.arrow} />
          </Link>
        </h3>
        <p className={styles.text}>{t(`${key}.text`, sizeFigures(locale))}</p>
      </div>
      <p className={styles.days}>
        <Days text={formatWorkingDays(days.minDays, days.maxDays, locale)} />
      </p>
    </li>
  );
}

/** From the first figure to the last. */
const FIGURES = /\p{Nd}(?:.*\p{Nd})?/u;

/** Days with their figures set large. */
function Days({ text }: { text: string }) {
  const [figures = ''] = FIGURES.exec(text) ?? [];
  const [before, ...after] = text.split(figures || text);
  return (
    <>
      {before}
      <bdi className={styles.figure}>{figures}</bdi>
      {after.join(figures)}
    </>
  );
}
