import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import type { FaqTopic } from './data/faq-topics';

export interface FaqItem {
  topic: FaqTopic;
  question: string;
  answer: string;
}

/** Returns questions with their answers: the same words for the page and for its structured data. */
export function useProductFaq(topics: readonly FaqTopic[], figures: Figures): FaqItem[] {
  const t = useTranslations('product.faq');
  return topics.map((topic) => ({
    topic,
    question: t(`${topic}.question`, figures),
    answer: t(`${topic}.answer`, figures),
  }));
}
