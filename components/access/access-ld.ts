import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';

export interface AccessFacts {
  /** Absolute address of the page. */
  url: string;
  language: Language;
  /** Absolute address of the reference. */
  docs?: string;
  words: { name: string; description: string };
}

/** What search engines read of the API. */
export function accessLd({ url, language, docs, words }: AccessFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    name: words.name,
    description: words.description,
    url,
    inLanguage: language,
    ...(docs && { documentation: docs }),
    provider: { '@type': 'Organization', '@id': `${new URL(url).origin}/#organization`, name: BRAND.name },
  } as const;
}
