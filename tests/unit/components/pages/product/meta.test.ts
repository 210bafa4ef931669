import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { figuresOf, NETWORK_FIGURES } from '@/components/parts/facts/figures';
import { PRODUCT_KEYS } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { numeralLocale } from '@/lib/market/prefix';
import { MARKET_LIST } from '../../../support/render';

/** Characters of a title that search engines show. Our titles end in the brand. */
const MAX_TITLE_LENGTH = 75;
const DESCRIPTION_ROOM = 230;

describe.each(MARKET_LIST)('the metadata of a page in $prefix', (market) => {
  async function heads() {
    const [product, rates] = await Promise.all(
      ['product', 'rates'].map(async (name) => (await import(`@/messages/${market.language}/${name}.json`)).default),
    );
    const translator: unknown = createTranslator({
      locale: numeralLocale(market),
      messages: { product, rates },
      onError: (error) => {
        throw error;
      },
    });
    const t = translator as (key: string, values: object) => string;
    const name = new Intl.DisplayNames(market.language, { type: 'region' }).of(market.country)!;
    const head = (path: string, values: object) => ({
      title: t(`${path}.meta.title`, values),
      description: t(`${path}.meta.description`, values),
    });
    return [
      ...PRODUCT_KEYS.map((key) => head(`product.pages.${key}`, figuresOf(market, name, PRODUCTS[key].days))),
      head('product.compare', { market: market.country, country: name, ...NETWORK_FIGURES }),
      head('product.send', { market: market.country, country: name, ...NETWORK_FIGURES }),
      head('rates', { market: market.country, country: name, ...NETWORK_FIGURES }),
    ];
  }

  it('differs from page to page and fits into search results', async () => {
    const all = await heads();
    for (const part of ['title', 'description'] as const)
      expect(new Set(all.map((head) => head[part])).size).toBe(all.length);
    for (const { title, description } of all) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION_ROOM);
      expect(description.length, description).toBeGreaterThan(30);
    }
  });
});
