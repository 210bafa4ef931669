import { useLocale, useTranslations } from 'next-intl';
import { MEASURED_FIGURES, type Figures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { LANGUAGES } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './platform-figures.module.css';

/** Shows the platform's targets beside the measured figures (§1). */
export function PlatformFigures({ figures, prefix }: { figures: Figures; prefix: Prefix }) {
  const t = useTranslations('access.figures');
  const locale = useLocale();
  const measured = formatNumber(MEASURED_FIGURES.webhooksPerSecond, locale);
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
              text: t.rich('availability.text', { status: (link) => <a href={paths.status(prefix)}>{link}</a> }),
            },
            {
              key: 'push',
              label: t('push.label'),
              value: t('push.value', figures),
              text: t('push.text', { measured }),
            },
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
