import type { FAQPage, Question, WithContext } from 'schema-dts';
import type { AnsweredTopic } from './faq-texts';

/** What search engines read on the help page. */
export function faqLd(topics: readonly AnsweredTopic[], language: string): WithContext<FAQPage> {
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
