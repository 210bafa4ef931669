import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { SplitContainer } from '@/components/ui/layout/split-container';
import type { FaqItem } from '../use-product-faq';

export function FaqSection({ items, ground }: { items: readonly FaqItem[]; ground?: 'paper' | 'wash' }) {
  const t = useTranslations('product.sections');
  return (
    <Section ground={ground} labelledBy="faq">
      <SplitContainer>
        <SectionHeader id="faq" title={t('faq')} />
        <FaqQuestions items={items} />
      </SplitContainer>
    </Section>
  );
}

/** Renders the questions alone, without their section. With `open`, they show their answers. */
export function FaqQuestions({ items, open }: { items: readonly FaqItem[]; open?: boolean }) {
  return (
    <Accordion
      items={items.map(({ topic, question, answer }) => ({
        key: `faq-${topic}`,
        title: question,
        content: <p>{answer}</p>,
        open,
      }))}
    />
  );
}
