import type { FAQPage, WithContext } from 'schema-dts';

export interface IsItUsFacts {
  /** Absolute address of the page. */
  url: string;
  language: string;
  /** What we never ask for, each as its name and what holds instead. */
  answers: readonly { title: string; text: string }[];
}

/** What search engines read on this page. */
export function isItUsLd({ url, language, answers }: IsItUsFacts): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    inLanguage: language,
    mainEntity: answers.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
