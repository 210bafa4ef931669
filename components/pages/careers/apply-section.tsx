import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';

const STEPS = ['write', 'attach', 'free'] as const;

export function ApplySection() {
  const t = useTranslations('careers.apply');
  return (
    <Section ground="wash" labelledBy="apply">
      <Container>
        <SectionHeader id="apply" title={t('title')} />
        <StepList steps={STEPS.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))} />
      </Container>
    </Section>
  );
}
