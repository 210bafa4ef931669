import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { COMPANY_FIGURES, companyFigures } from './company-figures';
import styles from './figures-section.module.css';

/** What can be counted, and nothing that cannot. */
export function FiguresSection() {
  const t = useTranslations('company.figures');
  const figures = companyFigures(useLocale());
  return (
    <Section ground="wash" compact labelledBy="figures">
      <Container>
        <h2 id="figures">
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h2>
        <dl className={styles.figures}>
          {COMPANY_FIGURES.map((key) => (
            <div key={key} className={styles.figure}>
              <dt className={styles.label}>{t(key)}</dt>
              <dd className={styles.value}>
                <bdi>{key === 'push' ? t('pushValue', { count: figures.push }) : figures[key]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
