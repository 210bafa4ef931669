import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { Accordion } from '@/components/ui/content/accordion';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { SplitContainer } from '@/components/ui/layout/split-container';

const QUESTIONS = ['language', 'cod', 'limits', 'errors'] as const;

export function DeveloperFaq({ figures }: { figures: Figures }) {
  const t = useTranslations('access.faq');
  return (
    <Section labelledBy="questions">
      <SplitContainer>
        <SectionHeader id="questions" title={t('title')} />
        <Accordion
          items={QUESTIONS.map((key) => ({
            key: `question-${key}`,
            title: t(`${key}.question`),
            content: <p>{t(`${key}.answer`, figures)}</p>,
          }))}
        />
      </SplitContainer>
    </Section>
  );
}
