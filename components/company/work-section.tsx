import { useLocale, useTranslations } from 'next-intl';
import { dayFigures } from '@/components/facts/figures';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { WorkDrawing, type WorkDrawingName } from './work-drawing';
import styles from './work-section.module.css';

const TRADES = ['receive', 'carry', 'clear', 'deliver'] as const satisfies readonly WorkDrawingName[];

/** §1: what we do, in the order in which a parcel meets it. */
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
              <WorkDrawing name={trade} />
              <h3 className={styles.name}>{t(`${trade}.name`)}</h3>
              <p className={styles.text}>{t(`${trade}.text`, days)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
