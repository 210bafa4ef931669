import type { FAQPage, Question, WithContext } from 'schema-dts';

interface QuestionWithAnswer {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

/** Returns the structured data of a page of questions. */
export function faqLd(
  topics: readonly { questions: readonly QuestionWithAnswer[] }[],
  language: string,
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  };
}
