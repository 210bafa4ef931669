import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/facts/figures';
import { Container } from '@/components/ui/container';
import { FactGrid } from '@/components/ui/fact-grid';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LANGUAGES } from '@/lib/market/language';
import styles from './platform-figures.module.css';

/** §1: what the platform states of itself. */
export function PlatformFigures({ figures }: { figures: Figures }) {
  const t = useTranslations('access.figures');
  return (
    <section aria-labelledby="figures" className={styles.band}>
      <Container>
        <h2 id="figures">
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h2>
        <FactGrid
          large
          facts={[
            {
              key: 'availability',
              label: t('availability.label'),
              value: String(figures.availability),
              text: t('availability.text'),
            },
            { key: 'push', label: t('push.label'), value: t('push.value', figures), text: t('push.text') },
            { key: 'format', label: t('format.label'), value: 'JSON', text: t('format.text') },
            {
              key: 'languages',
              label: t('languages.label'),
              value: String(LANGUAGES.length),
              text: t('languages.text'),
            },
          ]}
        />
      </Container>
    </section>
  );
}
