import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { PRODUCTS, type ProductKey } from './products';
import styles from './related-products.module.css';

export function RelatedProducts({ keys, prefix }: { keys: readonly ProductKey[]; prefix: Prefix }) {
  const t = useTranslations('product');
  return (
    <Section ground="wash" compact labelledBy="related">
      <Container>
        <SectionHeader id="related" title={t('sections.related')} />
        <ul role="list" className={styles.list}>
          {keys.map((key) => {
            const { route, days } = PRODUCTS[key];
            return (
              <li key={key}>
                <Link href={pathTo(prefix, route)} prefetch={false} className={styles.link}>
                  <span className={styles.texts}>
                    <span className={styles.name}>{t(`pages.${key}.name`)}</span>
                    <span className={styles.days}>
                      {t('facts.transit.value', { min: days.minDays, max: days.maxDays })}
                    </span>
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
