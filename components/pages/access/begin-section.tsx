import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';

const STEPS = ['talk', 'try', 'account', 'live'] as const;

/** Shows the steps to the first live call. `guide`: address of the developers' guide; undefined behind a gateway. */
export function BeginSection({ guide }: { guide: string | undefined }) {
  const t = useTranslations('access.steps');
  return (
    <Section ground="wash" labelledBy="begin">
      <Container>
        <SectionHeader
          id="begin"
          title={t('title')}
          action={
            guide && (
              <a href={guide} hrefLang="en">
                {t('guide')}
              </a>
            )
          }
        />
        <StepList steps={STEPS.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))} />
      </Container>
    </Section>
  );
}
