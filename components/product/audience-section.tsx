import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { Figures } from '@/components/facts/figures';
import { AUDIENCES, type ProductKey } from './product';
import styles from './audience-section.module.css';

export function AudienceSection({ product, figures }: { product: ProductKey; figures: Figures }) {
  const t = useTranslations('product');
  return (
    <Section labelledBy="audience">
      <Container>
        <SectionHeader id="audience" title={t('sections.audience')} />
        <ul role="list" className={styles.list}>
          {AUDIENCES.map((kind) => (
            <li key={kind} className={styles.kind}>
              {t(`pages.${product}.audience.${kind}`, figures)}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
