import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/place-name';
import { JsonLd } from '@/components/ui/json-ld';
import type { CountryView } from '@/lib/contract/countries';
import type { QuoteRequest, RateView } from '@/lib/contract/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { AudienceSection } from './audience-section';
import { CostSection, type PricedExample } from './cost-section';
import { FaqSection } from './faq-section';
import { figuresOf } from '@/components/facts/figures';
import { GoodsSection } from './goods-section';
import { NextStep } from './next-step';
import { ProductHero } from './product-hero';
import { productLd } from './product-ld';
import { isForPersonalUse, type Product } from './product';
import { RelatedProducts } from './related-products';
import { RulesSection } from './rules-section';
import { StepsSection } from './steps-section';
import { useFaq } from './use-faq';
import { hasWays } from './ways';
import { WaysSection } from './ways-section';

export interface ProductPageProps {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly CountryView[];
  /** The product's rows of the rate table; none when it cannot be had. */
  rates: readonly RateView[];
  /** The worked example; its price is null when it cannot be had. */
  example: { request: QuoteRequest; quote: PricedExample | null };
  /** Under a short alias (§2): the header lets the hero through. */
  overHeader?: boolean;
}

/** One product, told in the same order on every page. */
export function ProductPage({ product, market, home, countries, rates, example, overHeader }: ProductPageProps) {
  const t = useTranslations('product');
  const { country, language } = market;
  const figures = figuresOf(market, countryName(country, language, countries), product.days);
  const faq = useFaq(product.faq, figures);
  const words = {
    name: t(`pages.${product.key}.name`),
    description: t(`pages.${product.key}.meta.description`, figures),
  };
  return (
    <>
      <JsonLd data={productLd({ product, market, home, countries, faq, words })} />
      <ProductHero product={product} market={market} figures={figures} rates={rates} overHeader={overHeader} />
      <AudienceSection product={product.key} figures={figures} />
      <CostSection
        product={product}
        market={market}
        countries={countries}
        figures={figures}
        rates={rates}
        example={example}
      />
      <StepsSection product={product.key} figures={figures} />
      {hasWays(product.key) && <WaysSection product={product.key} figures={figures} />}
      <GoodsSection goods={product.goods} personal={isForPersonalUse(product)} figures={figures} />
      <RulesSection product={product} market={market} countries={countries} figures={figures} />
      <FaqSection items={faq} ground="wash" />
      <NextStep product={product} prefix={market.prefix} figures={figures} />
      <RelatedProducts keys={product.related} prefix={market.prefix} figures={figures} />
    </>
  );
}
