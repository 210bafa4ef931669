import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';

const LIMITS = ['parcel', 'lineHaul', 'remote', 'days', 'compensation'] as const;

export function RateLimits({ figures }: { figures: Figures }) {
  const t = useTranslations('rates.limits');
  return (
    <Section ground="wash" labelledBy="limits">
      <Container>
        <SectionHeader id="limits" title={t('title')} />
        <FactGrid
          facts={LIMITS.map((limit) => ({
            key: limit,
            label: t(`${limit}.label`),
            value: t(`${limit}.value`, figures),
            text: t(`${limit}.text`, figures),
          }))}
        />
      </Container>
    </Section>
  );
}
