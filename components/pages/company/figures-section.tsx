import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { COMPANY_FIGURES, companyFigures } from './company-figures';
import styles from './figures-section.module.css';

/** Shows only figures that can be counted. `cities` is 0 if they could not be loaded. */
export function FiguresSection({ cities }: { cities: number }) {
  const t = useTranslations('company.figures');
  const figures = companyFigures(useLocale(), cities);
  return (
    <section aria-labelledby="figures" className={styles.band}>
      <Container>
        <h2 id="figures">
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h2>
        <dl className={styles.figures}>
          {COMPANY_FIGURES.filter((key) => key !== 'cities' || cities > 0).map((key) => (
            <div key={key} className={styles.figure}>
              <dt className={styles.label}>{t(key)}</dt>
              <dd className={styles.value}>
                <bdi>{figures[key]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
