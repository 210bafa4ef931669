import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import type { FaqTopic } from './faq-topics';

export interface FaqItem {
  topic: FaqTopic;
  question: string;
  answer: string;
}

/** Questions with their answers: the same words on the page and in its data for search engines. */
export function useFaq(topics: readonly FaqTopic[], figures: Figures): FaqItem[] {
  const t = useTranslations('product.faq');
  return topics.map((topic) => ({
    topic,
    question: t(`${topic}.question`, figures),
    answer: t(`${topic}.answer`, figures),
  }));
}
