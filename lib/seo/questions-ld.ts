import type { FAQPage, WithContext } from 'schema-dts';

interface QuestionsPage {
  /** Absolute address of the page. */
  url: string;
  language: string;
  questions: readonly { title: string; text: string }[];
}

/** Returns the structured data of a page with questions. `title` is the question, `text` its answer. */
export function questionsLd({ url, language, questions }: QuestionsPage): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    inLanguage: language,
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
