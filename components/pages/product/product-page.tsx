import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { JsonLd } from '@/components/ui/json-ld';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketRate } from '@/lib/billing/sum-in-market-currency';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { ClosingBand } from './sections/closing-band';
import type { PricedExample } from './data/example';
import { FaqSection } from './sections/faq-section';
import { figuresOf } from '@/components/parts/facts/figures';
import { NextPageBand } from './sections/next-page-band';
import { ProductHero } from './product-hero';
import { productLd } from './data/product-ld';
import { isMainProduct, hasOwnSteps, type Product } from './data/product';
import type { ProductOpening } from './data/product-opening';
import { ProductStepsSection } from './sections/product-steps-section';
import { useProductFaq } from './use-product-faq';
import { hasWays } from './data/ways';
import { WaysSection } from './sections/ways-section';

export interface ProductPageProps {
  product: Product;
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly CountryView[];
  /** The product's rows of the rate table; empty if they are unavailable. */
  rates: readonly RateView[];
  /** Exchange rate of `feeRate`. */
  exchangeRate?: MarketRate | undefined;
  /** The worked example, on a page that has one. */
  example?: PricedExample;
  /** Our main city in the market, for pages about delivery within it. Absent if the network is unknown. */
  centre?: string;
  /** Opening below the page's name. The page passes it, so that no styles of another opening are loaded. */
  Opening?: ProductOpening;
  /** True for a short alias (§2): the header is transparent over the hero. */
  overHeader?: boolean;
}

/** Maximum number of questions that fit beside a worked example. */
const MAX_QUESTIONS_BESIDE = 2;

/** Renders one product: its own content first, then its steps and questions. Rules for every product are linked. */
export function ProductPage({
  product,
  market,
  home,
  countries,
  rates,
  exchangeRate,
  example,
  centre,
  Opening,
  overHeader,
}: ProductPageProps) {
  const t = useTranslations('product');
  const { country, language, prefix } = market;
  const { key } = product;
  const figures = figuresOf(market, countryName(country, language, countries), product.days, exchangeRate);
  const topics = (product.faq ?? []).filter((topic) => centre || topic !== 'sameCity');
  const faq = useProductFaq(topics, centre ? { ...figures, centre } : figures);
  // Goods for our warehouse are handed over in China.
  const openTime = product.reach === 'origin' ? countries.find(({ code }) => code === 'CN')?.openTime : undefined;
  const words = {
    name: t(`pages.${key}.name`),
    description: t(`pages.${key}.meta.description`, figures),
  };
  // A few questions are beside the example, which is taller than its rates.
  const isBeside = example !== undefined && faq.length <= MAX_QUESTIONS_BESIDE;
  return (
    <>
      <JsonLd data={productLd({ product, market, home, countries, faq, words })} />
      <ProductHero product={product} market={market} figures={figures} rates={rates} overHeader={overHeader} />
      {Opening && (
        <Opening
          market={market}
          countries={countries}
          figures={figures}
          rates={rates}
          example={example}
          questions={isBeside ? faq : []}
        />
      )}
      {hasWays(key) && <WaysSection product={key} figures={figures} openTime={openTime} />}
      {hasOwnSteps(key) && <ProductStepsSection product={key} figures={figures} />}
      {faq.length > 0 && !isBeside && <FaqSection items={faq} />}
      {isMainProduct(key) && <ClosingBand name={key} product={product} prefix={prefix} figures={figures} />}
      {product.leadsTo && <NextPageBand to={product.leadsTo} prefix={prefix} figures={figures} />}
    </>
  );
}
