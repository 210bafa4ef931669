import type { Figures } from '@/components/facts/figures';
import type { CountryView } from '@/lib/contract/countries';
import type { RateView } from '@/lib/contract/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { CityPrices } from './city-prices';
import { CostSection, type PricedExample } from './cost-section';
import { FreightLanes } from './freight-lanes';
import { LinesSection } from './lines-section';
import type { Product } from './product';
import { StockFlow } from './stock-flow';

export interface ProductOpeningProps {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  figures: Figures;
  rates: readonly RateView[];
  example: PricedExample | undefined;
}

/** What a page opens with, below its name. Ways stand in a section of their own. */
export function ProductOpening({ product, market, countries, figures, rates, example }: ProductOpeningProps) {
  switch (product.opening) {
    case 'example':
      return example && <CostSection market={market} countries={countries} rates={rates} example={example} />;
    case 'cities':
      return <CityPrices rates={rates} prefix={market.prefix} />;
    case 'freight':
      return <FreightLanes figures={figures} />;
    case 'stock':
      return <StockFlow figures={figures} prefix={market.prefix} />;
    case 'lines':
      return <LinesSection figures={figures} prefix={market.prefix} rates={rates} />;
    case 'ways':
      return null;
  }
}
