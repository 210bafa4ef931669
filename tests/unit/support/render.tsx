import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Namespace } from '@/lib/i18n/messages/namespaces';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { ALL_PREFIXES, numeralLocale, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import seed from '@/lib/server/programs/seed/data/rates.json';

export const MARKET_LIST = ALL_PREFIXES.map((prefix) => ({ prefix, ...parsePrefix(prefix)! }));
export type TestMarket = MarketChoice & { prefix: Prefix };

/** Returns the page as HTML. Throws if a message is missing or lacks an argument. */
export async function htmlOf(choice: MarketChoice, page: ReactNode, more: readonly Namespace[] = []): Promise<string> {
  const files = ['common', 'home', 'layout', 'orders', 'product', 'quote', 'rates', ...more];
  const messages = Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [name, (await import(`@/messages/${choice.language}/${name}.json`)).default]),
    ),
  );
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={numeralLocale(choice)}
      messages={messages}
      timeZone={MARKETS[choice.country].timeZone}
      onError={(error) => {
        throw error;
      }}
    >
      {page}
    </NextIntlClientProvider>,
  );
}

interface SeedRate {
  service: string;
  zone: string;
  zoneNames: Record<string, string>;
  remark: Record<string, string>;
}

/** The seed's rate table as an API response. */
export function seedRates(language: Language): RateView[] {
  const view = (rate: SeedRate, destinationCountry: string, originName: string) => {
    const { zoneNames, remark, ...rest } = rate;
    return { ...rest, destinationCountry, originName, destinationName: zoneNames[language], remark: remark[language] };
  };
  return [
    ...seed.international.map((rate) => view(rate, rate.destinationCountry, 'Guangzhou')),
    ...seed.domestic.map((rate) => view(rate, rate.country, rate.country)),
  ] as unknown as RateView[];
}

export function ratesOf(language: Language, country: Country): RateView[] {
  return seedRates(language).filter(({ destinationCountry }) => destinationCountry === country);
}
