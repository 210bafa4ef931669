import type { WebAPI, WithContext } from 'schema-dts';
import { BRAND } from '@/lib/market/brand';

export interface AccessFacts {
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of the reference. */
  docs?: string;
  words: { name: string; description: string };
}

/** Returns the structured data of the API page. */
export function accessLd({ url, docs, words }: AccessFacts): WithContext<WebAPI> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    name: words.name,
    description: words.description,
    url,
    ...(docs && { documentation: docs }),
    provider: { '@type': 'Organization', '@id': `${new URL(url).origin}/#organization`, name: BRAND.name },
  };
}
