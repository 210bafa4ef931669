import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { StepList } from '@/components/ui/step-list';
import { FREE_ATTEMPT_DAYS, FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';

const STEPS = ['quote', 'handOver', 'journey', 'door'] as const;

/** How a parcel gets from the first question to the door, in four steps. */
export function StepsSection() {
  const t = useTranslations('home');
  return (
    <Section ground="ink" labelledBy="steps">
      <Container>
        <SectionHeader id="steps" title={t('steps.title')} />
        <StepList
          brief
          steps={STEPS.map((step) => ({
            key: step,
            title: t(`steps.${step}.title`),
            text: t(`steps.${step}.text`, {
              days: FREE_ATTEMPT_DAYS,
              attempts: FREE_DELIVERY_ATTEMPTS,
            }),
          }))}
        />
      </Container>
    </Section>
  );
}
