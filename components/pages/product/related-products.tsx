import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { spanFigures, type Figures } from '@/components/parts/facts/figures';
import type { ProductKey } from './product';
import { PRODUCTS } from './products';
import styles from './related-products.module.css';

export interface RelatedProductsProps {
  keys: readonly ProductKey[];
  prefix: Prefix;
  figures: Figures;
}

/** Links to other products, each with a distinguishing figure. */
export function RelatedProducts({ keys, prefix, figures }: RelatedProductsProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  return (
    <Section ground="wash" compact labelledBy="related">
      <Container>
        <SectionHeader id="related" title={t('sections.related')} />
        <ul role="list" className={styles.list}>
          {keys.map((key) => {
            const { route, days, facts } = PRODUCTS[key];
            const own = { ...figures, ...spanFigures('days', days, locale), price: '' };
            const [label, value] = [t(`facts.${facts[0]}.label`, own), t(`facts.${facts[0]}.value`, own)];
            return (
              <li key={key}>
                <Link href={pathTo(prefix, route)} prefetch={false} className={styles.link}>
                  <span className={styles.texts}>
                    <span className={styles.name}>{t(`pages.${key}.name`)}</span>
                    <span className={styles.figure}>{t('sections.relatedFigure', { label, value })}</span>
                  </span>
                  <Icon name="arrow-forward" className={styles.arrow} />
                </Link>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
