import type { ComponentType } from 'react';
import type { Figures } from '@/components/parts/facts/figures';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import type { FaqItem } from '../use-product-faq';
import type { PricedExample } from './example';

export interface OpeningProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  figures: Figures;
  rates: readonly RateView[];
  /** Priced example, on pages that have one. */
  example: PricedExample | undefined;
  /** Questions that are shown beside the example; empty if they have their own section. */
  questions: readonly FaqItem[];
}

/** Opening of a page, below its name: content that no other page has. A page about several services has none. */
export type ProductOpening = ComponentType<OpeningProps>;
