import { useLocale, useTranslations } from 'next-intl';
import { dayFigures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import styles from './work-section.module.css';

const TRADES = ['receive', 'carry', 'clear', 'deliver'] as const;

/** Describes our work in the order of a parcel's journey (§1). */
export function WorkSection() {
  const t = useTranslations('company.work');
  const days = dayFigures(useLocale());
  return (
    <Section labelledBy="work">
      <Container>
        <SectionHeader id="work" title={t('title')} lead={t('lead')} />
        <ol role="list" className={styles.trades}>
          {TRADES.map((trade) => (
            <li key={trade} className={styles.trade}>
              <h3 className={styles.name}>{t(`${trade}.name`)}</h3>
              <p className={styles.text}>{t(`${trade}.text`, days)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
