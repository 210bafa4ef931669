import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/product/figures';
import { Container } from '@/components/ui/container';
import { FactGrid } from '@/components/ui/fact-grid';
import { Section } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LANGUAGES } from '@/lib/market/language';

/** §1: what the platform states of itself. */
export function PlatformFigures({ figures }: { figures: Figures }) {
  const t = useTranslations('access.figures');
  return (
    <Section ground="wash" compact labelledBy="figures">
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
    </Section>
  );
}
