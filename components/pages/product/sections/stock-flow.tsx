import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { pathTo } from '@/lib/routing/paths';
import { PRODUCT_STEPS, type FactKey } from '../data/product';
import type { OpeningProps } from '../data/product-opening';
import { PRODUCTS } from '../data/products';
import styles from './stock-flow.module.css';

interface StockStation {
  icon: IconName;
  /** Time to the next station, as one of the figures of products. */
  time?: FactKey;
  /** Page with more details. */
  more?: 'head' | 'promise' | 'fulfilment';
}

/** The place of the goods at each step. */
const STATIONS: Readonly<Record<(typeof PRODUCT_STEPS)[number], StockStation>> = {
  one: { icon: 'building' },
  two: { icon: 'plane', time: 'byAir', more: 'head' },
  three: { icon: 'warehouse', time: 'fulfilment', more: 'promise' },
  four: { icon: 'truck', time: 'delivery', more: 'fulfilment' },
};

/** Shows the route of stock from the supplier to the buyer, with the duration and the page of each part. */
export function StockFlow({ figures, market: { prefix } }: Pick<OpeningProps, 'figures' | 'market'>) {
  const t = useTranslations('product');
  return (
    <Section compact labelledBy="stock">
      <Container>
        <SectionHeader id="stock" title={t('sections.steps')} />
        <ol role="list" className={styles.flow}>
          {PRODUCT_STEPS.map((step) => {
            const { icon, time, more } = STATIONS[step];
            return (
              <li key={step} className={styles.station}>
                <span className={styles.sign}>
                  <Icon name={icon} size={24} />
                </span>
                <h3 className={styles.title}>{t(`pages.warehouse.steps.${step}.title`)}</h3>
                {time && <p className={styles.time}>{t(`facts.${time}.value`, { ...figures, price: '' })}</p>}
                <p className={styles.text}>{t(`pages.warehouse.steps.${step}.text`, figures)}</p>
                {more && (
                  <Link href={pathTo(prefix, PRODUCTS[more].route)} prefetch={false} className={styles.more}>
                    {t(`pages.${more}.name`)}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}
