import type { FAQPage, Graph, Service } from 'schema-dts';
import { countryName } from '@/lib/i18n/names/place-name';
import type { CountryView } from '@/lib/contract/places/countries';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import type { Product } from './product';

export interface QuestionLd {
  question: string;
  answer: string;
}

export interface ProductLdFacts {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly CountryView[];
  faq: readonly QuestionLd[];
  words: { name: string; description: string };
}

/** Returns the countries that a product serves: from China the ten others, elsewhere the page's own country. */
export function areasServed({ reach }: Product, country: Country): Country[] {
  if (reach === 'origin') return ['CN'];
  return country === 'CN' && reach !== 'local' ? COUNTRIES.filter((code) => code !== 'CN') : [country];
}

export function productFaqLd(items: readonly QuestionLd[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns the structured data of a product page: the service, the areas served, and its questions if it has any. */
export function productLd({ product, market, home, countries, faq, words }: ProductLdFacts): Graph {
  const { origin } = new URL(home);
  const url = new URL(pathTo(market.prefix, product.route), home).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: words.name,
    serviceType: words.name,
    description: words.description,
    url,
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name },
    areaServed: areasServed(product, market.country).map((code) => ({
      '@type': 'Country',
      name: countryName(code, market.language, countries),
      identifier: code,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': faq.length ? [service, productFaqLd(faq)] : [service] };
}
