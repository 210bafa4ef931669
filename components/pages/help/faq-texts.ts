import { useLocale, useTranslations } from 'next-intl';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { Country } from '@/lib/market/country';
import { questionsOf, type NextStep, type QuestionKey, type HelpTopic } from './faq';
import { faqFigures } from './faq-figures';

export interface AnsweredQuestion {
  key: QuestionKey;
  question: string;
  /** Paragraphs. */
  answer: string[];
  nextStep?: NextStep;
}

export interface AnsweredTopic {
  topic: HelpTopic;
  title: string;
  questions: AnsweredQuestion[];
}

/** Returns the market's questions and answers in the page's language. */
export function useFaq(country: Country, rate: MarketRate | undefined): AnsweredTopic[] {
  const t = useTranslations('support.help');
  const figures = faqFigures(country, useLocale(), rate);
  return questionsOf(country).map(({ topic, questions }) => ({
    topic,
    title: t(`topics.${topic}`),
    questions: questions.map(({ key, nextStep }) => ({
      key,
      question: t(`items.${key}.question`, { market: country }),
      answer: t(`items.${key}.answer`, figures).split('\n'),
      nextStep,
    })),
  }));
}
