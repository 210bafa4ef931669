import { countryName } from '@/lib/i18n/names/place-name';
import { NewsTeaser } from '@/components/pages/news/news-teaser';
import { JsonLd } from '@/components/ui/json-ld';
import type { LocationView, NewsSummary } from '@/lib/contract/content/content';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { feeRate } from '@/components/parts/facts/fee-rate';
import { FactsSection } from './facts-section';
import { Hero } from './hero';
import { centreOf } from '@/components/parts/maps/market-map';
import { organizationLd } from './organization-ld';
import { ProductList } from './product-list';
import { RouteSection } from './route-section';
import { StepsSection } from './steps-section';

export interface HomeViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of this page. */
  home: string;
  countries: readonly CountryView[];
  locations: readonly LocationView[];
  rates: readonly RateView[];
  news: readonly NewsSummary[];
}

/** Renders the home page. Parts that failed to load are left out. The tracking box and the links are always shown. */
export function HomeView({ market, home, countries, locations, rates, news }: HomeViewProps) {
  const { country, language, prefix } = market;
  const nameOf = (code: Country) => countryName(code, language, countries);
  const origin = locations.find(({ role }) => role === 'origin');
  const centre = centreOf(country, locations);
  return (
    <>
      <JsonLd data={organizationLd({ market, home, countries })} />
      <Hero market={market} nameOf={nameOf} locations={locations} rates={rates} />
      <ProductList market={market} rates={rates} />
      <StepsSection market={market} rates={rates} />
      <FactsSection market={market} rate={feeRate(country, rates)} />
      {locations.length > 0 && (
        <RouteSection market={market} nameOf={nameOf} locations={locations} origin={origin} centre={centre} />
      )}
      <NewsTeaser articles={news} prefix={prefix} />
    </>
  );
}
