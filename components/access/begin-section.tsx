import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { StepList } from '@/components/ui/step-list';

const STEPS = ['talk', 'try', 'account', 'live'] as const;

export function BeginSection() {
  const t = useTranslations('access.steps');
  return (
    <Section ground="wash" labelledBy="begin">
      <Container>
        <SectionHeader id="begin" title={t('title')} />
        <StepList steps={STEPS.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))} />
      </Container>
    </Section>
  );
}
