import { describe, expect, it } from 'vitest';
import { ProductList } from '@/components/pages/home/product-list';
import { CompareView } from '@/components/pages/product/compare/compare-view';
import productWords from '@/messages/en/product.json';
import { htmlOf, MARKET_LIST, ratesOf, type TestMarket } from '../../../support/render';

const [ghana, china] = ['gh-en', 'cn-en'].map((name) => MARKET_LIST.find(({ prefix }) => prefix === name)!) as [
  TestMarket,
  TestMarket,
];
const COUNTRIES = [{ code: 'GH', countryName: 'Ghana', openTime: '8:30–18:30' }] as never;

const homeHtml = (market: TestMarket) =>
  htmlOf(market, <ProductList market={market} rates={ratesOf(market.language, market.country)} />);
const compareHtml = (market: TestMarket) =>
  htmlOf(
    market,
    <CompareView market={market} countries={COUNTRIES} rates={ratesOf(market.language, market.country)} />,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, '');

describe.each([homeHtml, compareHtml])('the price of stored goods (%#)', (render) => {
  it('is the one of local delivery', async () => {
    expect(text(await render(ghana)).match(/from\s+GHS/g)).toHaveLength(2);
  });

  it('is on request on China’s page', async () => {
    expect(text(await render(china))).toContain(productWords.facts.firstKg.onRequest);
  });
});
