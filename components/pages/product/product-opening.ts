import type { ComponentType } from 'react';
import type { Figures } from '@/components/parts/facts/figures';
import type { CountryView } from '@/lib/contract/countries';
import type { RateView } from '@/lib/contract/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import type { PricedExample } from './example';

export interface OpeningProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  figures: Figures;
  rates: readonly RateView[];
  /** On a page that has one. */
  example: PricedExample | undefined;
}

/** What a page opens with, below its name: each tells what no other does. A page of several ways has none. */
export type ProductOpening = ComponentType<OpeningProps>;
