import { describe, expect, it } from 'vitest';
import { actionLink } from '@/components/pages/product/data/action-link';
import { CityPrices } from '@/components/pages/product/sections/city-prices';
import { COMPARED_SERVICES } from '@/components/pages/product/compare/compare-table';
import { CompareView } from '@/components/pages/product/compare/compare-view';
import { CostSection } from '@/components/pages/product/sections/cost-section';
import { exampleDestination, exampleRequest, type PricedExample } from '@/components/pages/product/data/example';
import { FreightStages } from '@/components/pages/product/sections/freight-stages';
import { LinesSection } from '@/components/pages/product/sections/lines-section';
import type { ProductOpening } from '@/components/pages/product/data/product-opening';
import { QuoteBreakdown } from '@/components/parts/price/quote-breakdown';
import { ProductPage } from '@/components/pages/product/product-page';
import { isMainProduct, hasOwnSteps, PRODUCT_KEYS, type ProductKey } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { SendGuide } from '@/components/pages/product/sections/send-guide';
import { StockFlow } from '@/components/pages/product/sections/stock-flow';
import { hasWays } from '@/components/pages/product/data/ways';
import { RatesView } from '@/components/pages/rates/rates-view';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import { groupRates } from '@/components/pages/rates/rate-groups';
import productWords from '@/messages/en/product.json';
import ratesWords from '@/messages/en/rates.json';
import { htmlOf, MARKET_LIST, ratesOf, seedRates, type TestMarket } from '../../../support/render';
import { asRead } from '../../../support/as-read';

const COUNTRY_NAMES = [{ code: 'GH', countryName: 'Ghana', openTime: '8:30–18:30' }] as never;

const QUOTE: QuoteView = {
  kind: 'international',
  service: 'intl-straight-special',
  destinationCountry: 'GH',
  chargeable: [{ actualKg: 2, volumetricKg: 1.5, chargeableKg: 2 }],
  lines: [
    {
      code: 'freight',
      label: 'Freight',
      reason: 'Two kilograms.',
      rule: '§9',
      amount: { currency: 'CNY', minor: 15000 },
      payer: 'sender',
      parcel: 1,
    },
  ],
  totals: [{ currency: 'CNY', minor: 15000 }],
  receiverTotals: [],
  transit: { minDays: 4, maxDays: 8, remote: false },
};

/** Opening of each page, as passed by the pages in `app` (products.spec.ts checks those). */
const OPENINGS: Partial<Record<ProductKey, { Opening: ProductOpening; id: string }>> = {
  intlStraight: { Opening: LinesSection, id: 'lines' },
  small: { Opening: CostSection, id: 'cost' },
  special: { Opening: CostSection, id: 'cost' },
  business: { Opening: CostSection, id: 'cost' },
  warehouse: { Opening: StockFlow, id: 'stock' },
  head: { Opening: FreightStages, id: 'freight' },
  express: { Opening: CityPrices, id: 'cities' },
  standard: { Opening: CityPrices, id: 'cities' },
};

function productHtml(key: ProductKey, market: TestMarket, more: Partial<Parameters<typeof ProductPage>[0]> = {}) {
  const product = PRODUCTS[key];
  const to = exampleDestination(product.reach, market.country);
  return htmlOf(
    market,
    <ProductPage
      product={product}
      market={market}
      home={`https://dunia.test/${market.prefix}`}
      countries={COUNTRY_NAMES}
      rates={ratesOf(market.language, to).filter(({ service }) => product.services.includes(service))}
      Opening={OPENINGS[key]?.Opening}
      example={product.example && { request: exampleRequest(product.example, to), quote: QUOTE }}
      centre="Accra"
      {...more}
    />,
  );
}

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;
const text = (html: string) => asRead(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' '));

/** Checks for missing figures, unreplaced arguments, and anything that a strict content security policy would block. */
function expectWhole(html: string) {
  expect(count(html, /<h1/g)).toBe(1);
  expect(text(html)).not.toMatch(/undefined|NaN|\[object|[{}]/);
  expect(html).not.toMatch(/ style="/);
}

const ghana = MARKET_LIST.find(({ prefix }) => prefix === 'gh-en')!;
const data = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);

describe('the definition of the same city', () => {
  it.each(MARKET_LIST)('names our main city in $prefix', async (market) => {
    const centre = 'Quelimane';
    expect(text(await productHtml('express', market, { centre }))).toContain(centre);
  });

  it('is absent while the network is unknown', async () => {
    const html = await productHtml('express', ghana, { centre: undefined });
    expect(text(html)).not.toContain(asRead(productWords.faq.sameCity.question));
    expectWhole(html);
  });
});

describe.each(PRODUCT_KEYS)('the page of %s', (key) => {
  it.each(MARKET_LIST)('is complete in $prefix', async (market) => {
    expectWhole(await productHtml(key, market));
  });

  it('has the same questions for search engines as for visitors', async () => {
    const html = await productHtml(key, ghana);
    const graph = data(html)['@graph'];
    const [service, faq] = graph;
    const where = PRODUCTS[key].reach === 'origin' ? 'CN' : 'GH';
    expect(service).toMatchObject({ '@type': 'Service', areaServed: [{ '@type': 'Country', identifier: where }] });
    const { faq: topics } = PRODUCTS[key];
    expect(graph).toHaveLength(topics ? 2 : 1);
    if (!topics) return;
    expect(faq['@type']).toBe('FAQPage');
    expect(faq.mainEntity).toHaveLength(topics.length);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(text(html)).toContain(asRead(name));
      expect(text(html)).toContain(asRead(acceptedAnswer.text));
    }
  });

  it('has its own parts first, then links to others', async () => {
    const html = await productHtml(key, ghana);
    const { faq } = PRODUCTS[key];
    const parts = [OPENINGS[key]?.id, hasWays(key) && 'ways', hasOwnSteps(key) && 'steps', faq && 'faq', 'next'].filter(
      (part) => typeof part === 'string',
    );
    const inner = ['example', 'air', 'sea'];
    expect(
      [...html.matchAll(/aria-labelledby="(\w+)"/g)].map(([, id]) => id).filter((id) => !inner.includes(id!)),
    ).toEqual(parts);
    for (const id of parts) expect(count(html, new RegExp(`id="${id}"`, 'g')), id).toBe(1);
    // The one next action: at the top of the page, and at the end of pages that lead to no other.
    const action = actionLink(PRODUCTS[key], ghana.prefix).replaceAll('&', '&amp;');
    expect(html.split(`href="${action}"`).length - 1).toBeGreaterThanOrEqual(isMainProduct(key) ? 2 : 1);
  });

  it('is transparent below the header only under its alias', async () => {
    expect(await productHtml(key, ghana)).not.toContain('data-hero');
    expect(await productHtml(key, ghana, { overHeader: true })).toContain('data-hero');
  });

  it('is shown without a price if none is available', async () => {
    const { example } = PRODUCTS[key];
    const html = await productHtml(key, ghana, {
      rates: [],
      example: example && { request: exampleRequest(example, 'GH'), quote: null },
    });
    expectWhole(html);
    const isPriced = ['cost', 'cities'].includes(OPENINGS[key]?.id ?? '');
    expect(text(html).includes(asRead(productWords.cost.unavailable))).toBe(isPriced);
  });
});

describe('a product page by market', () => {
  const market = (prefix: string) => MARKET_LIST.find((entry) => entry.prefix === prefix)!;

  const compared = (prefix: string) => {
    const choice = market(prefix);
    const rates = ratesOf(choice.language, choice.country);
    return htmlOf(choice, <CompareView market={choice} countries={COUNTRY_NAMES} rates={rates} />);
  };

  it('includes the customs of Morocco, Saudi Arabia and the Emirates', async () => {
    expect(text(await compared('ma-fr'))).toMatch(/1\s250\sDH/);
    expect(text(await compared('sa-en'))).toMatch(/SAR\s1,000/);
    expect(text(await compared('ae-en'))).toMatch(/AED\s1,000/);
    expect(text(await compared('gh-en'))).not.toMatch(/1,000/);
  });

  it('includes the destination’s working days, by name', async () => {
    expect(text(await compared('eg-en'))).toContain('Sunday–Thursday');
    expect(text(await compared('ae-en'))).toContain('Monday–Friday');
  });

  it('includes the warehouse hours in China for the first mile', async () => {
    const countries = [
      { code: 'GH', countryName: 'Ghana', openTime: 'hours of Accra' },
      { code: 'CN', countryName: 'China', openTime: 'hours of Guangzhou' },
    ] as never;
    const html = await productHtml('firstDelivery', ghana, { countries });
    expect(text(html)).toContain('hours of Guangzhou');
    expect(text(html)).not.toContain('hours of Accra');
  });

  it('includes no surcharges if there are none', async () => {
    expect(text(await productHtml('special', ghana))).toMatch(/CNY\s35 a kilogram/);
    expect(text(await productHtml('special', market('sa-en')))).not.toMatch(/CNY\s35/);
  });
});

it('the page from arrival to sale states warehouse time beside door-to-door time', async () => {
  const facts = text(await productHtml('fulfilment', ghana)).replace(/\s+/g, ' ');
  expect(facts).toContain('Ready for sale after arrival 1–2 working days');
  expect(facts).toContain('To the buyer’s door 1–3 working days');
});

describe('the comparison page', () => {
  it.each(MARKET_LIST)('is complete in $prefix, with a row and a price for each service', async (market) => {
    const rates = market.country === 'CN' ? seedRates(market.language) : ratesOf(market.language, market.country);
    const html = await htmlOf(market, <CompareView market={market} countries={COUNTRY_NAMES} rates={rates} />);
    expectWhole(html);
    expect(count(html, /<th scope="row"/g)).toBe(COMPARED_SERVICES.length);
    expect(text(html)).not.toContain(' – ');
    for (const id of ['rules', 'faq']) expect(count(html, new RegExp(`id="${id}"`, 'g')), id).toBe(1);
  });
});

it('local delivery is priced by weight, within a city and between cities', async () => {
  const pageText = text(await productHtml('express', ghana)).replace(/\s+/g, ' ');
  // 25 + 4 x 9 and 45 + 8 x 9 cedis.
  expect(pageText).toMatch(/10\s?kg\s+GHS\s?61\s+GHS\s?117/);
});

describe('the rates page', () => {
  it.each(MARKET_LIST)('is complete in $prefix', async (market) => {
    const { country, language } = market;
    const rates = country === 'CN' ? seedRates(language) : ratesOf(language, country);
    const html = await htmlOf(market, <RatesView market={market} countries={COUNTRY_NAMES} rates={rates} />);
    expectWhole(html);
    // The arithmetic of the box: 40 x 30 x 25 / 6000.
    expect(text(html)).toContain('40 × 30 × 25 ÷ 6000');
    const { abroad, local } = groupRates(rates, country);
    const shownRates = [...abroad.flatMap(({ rows }) => rows), ...local];
    expect(shownRates.length).toBeGreaterThanOrEqual(country === 'CN' ? 60 : 8);
    expect(count(html, /<td><strong/g)).toBe(shownRates.length);
  });

  it('shows a message if the table is unavailable', async () => {
    const html = await htmlOf(ghana, <RatesView market={ghana} countries={COUNTRY_NAMES} rates={[]} />);
    expectWhole(html);
    expect(text(html)).toContain(asRead(ratesWords.unavailable));
  });
});

describe('the comparison', () => {
  it("uses the price of local delivery in the reader's own country", async () => {
    const china = MARKET_LIST.find(({ prefix }) => prefix === 'cn-en')!;
    const rates = [...ratesOf('en', 'GH'), ...ratesOf('en', 'CN')];
    expect(rates.some(({ currency }) => currency === 'GHS')).toBe(true);
    const html = await htmlOf(china, <CompareView market={china} countries={COUNTRY_NAMES} rates={rates} />);
    expect(text(html)).not.toContain('GHS');
  });
});

describe('the page on how to send', () => {
  it.each(MARKET_LIST)('is complete in $prefix', async (market) => {
    const html = await htmlOf(
      market,
      <SendGuide market={market} countries={COUNTRY_NAMES} locations={[]} rates={ratesOf('en', market.country)} />,
    );
    expectWhole(html);
    expect(data(html)['@type']).toBe('FAQPage');
  });
});

describe("a price in the market's own money", () => {
  const exchange = { currency: 'GHS', cnyPerUnit: 0.66, ratesOf: '2026-11-16' };
  const rates = ratesOf('en', 'GH').map((rate) => (rate.currency === 'GHS' ? rate : { ...rate, exchange }));
  const about = { total: { currency: 'GHS', minor: 22727 }, cnyPerUnit: 0.66, ratesOf: '2026-11-16' };
  const page = (market: TestMarket, quote: PricedExample['quote'] = QUOTE) =>
    productHtml('special', market, {
      rates: rates.filter(({ service }) => PRODUCTS.special.services.includes(service)),
      example: { request: exampleRequest(PRODUCTS.special.example!, 'GH'), quote },
    });

  it('is beside the first kilogram, the example and the rates of a product', async () => {
    const pageText = text(await page(ghana, { ...QUOTE, about }));
    expect(pageText).toMatch(/from CNY 75\s+about GHS 114/);
    expect(pageText).toMatch(/CNY 150\s+about GHS 227/);
    expect(pageText).toMatch(/CNY 100 is about GHS 151\.52 at our exchange rate of 16 November 2026/);
  });

  it("is not in another market's money", async () => {
    const china = MARKET_LIST.find(({ prefix }) => prefix === 'cn-en')!;
    const html = await productHtml('special', china, {
      example: { request: exampleRequest(PRODUCTS.special.example!, 'GH'), quote: { ...QUOTE, about } },
    });
    expect(text(html)).not.toMatch(/about GHS/);
  });

  it('is beside every rate in CNY, with the day’s exchange rate once', async () => {
    const pageText = text(await htmlOf(ghana, <RatesView market={ghana} countries={COUNTRY_NAMES} rates={rates} />));
    const inCny = rates.filter(({ currency }) => currency === 'CNY').length;
    // The first kilogram of each price, the worked example of a box, and the rate.
    expect(count(pageText, /(?:about|≈)\sGHS\s\d/g)).toBe(inCny + 2);
    // A further kilogram of each price, and of those in cedis.
    expect(count(pageText, /\+\sGHS\s\d+\/kg/g)).toBe(rates.length);
    expect(count(pageText, /at our exchange rate of/g)).toBe(1);
    const local = rates.filter(({ currency }) => currency === 'GHS');
    const own = text(await htmlOf(ghana, <RatesView market={ghana} countries={COUNTRY_NAMES} rates={local} />));
    expect(own).not.toMatch(/about GHS/);
  });

  it('is beside the fees in Morocco only, whose prices are in dirhams', async () => {
    const inDirhams = { currency: 'MAD', cnyPerUnit: 0.774, ratesOf: '2026-11-16' };
    const readPage = async (prefix: string, country: 'MA' | 'GH') => {
      const market = MARKET_LIST.find((each) => each.prefix === prefix)!;
      const table = ratesOf(market.language, country).map((rate) => ({ ...rate, exchange: inDirhams }));
      return text(await htmlOf(market, <RatesView market={market} countries={COUNTRY_NAMES} rates={table} />));
    };
    const french = await readPage('ma-fr', 'MA');
    expect(french).toContain('40 yuans (environ 52 DH) par tentative');
    expect(french).not.toMatch(/yuans(?! \(environ|, soit environ)/);
    expect(await readPage('ma-cn', 'MA')).toContain('40 元（约 52 摩洛哥迪拉姆）');
    expect(await readPage('gh-en', 'GH')).not.toMatch(/CNY 40 \(about/);
  });

  it('shows dirhams beside each charge in yuans', async () => {
    const market = MARKET_LIST.find(({ prefix }) => prefix === 'ma-fr')!;
    const line = (label: string, currency: string, minor: number) => ({
      ...QUOTE.lines[0]!,
      label,
      reason: label,
      amount: { currency, minor },
    });
    const quote = {
      ...QUOTE,
      destinationCountry: 'MA' as const,
      lines: [line('Transport', 'MAD', 9000), line('Retrait', 'MAD', 200), line('Dédouanement', 'CNY', 20_000)],
      totals: [
        { currency: 'MAD', minor: 9200 },
        { currency: 'CNY', minor: 20_000 },
      ],
    };
    const rate = { currency: 'MAD', cnyPerUnit: 0.774, ratesOf: '2026-11-16' };
    const pageText = text(await htmlOf(market, <QuoteBreakdown quote={quote} rate={rate} />));
    expect(pageText).toMatch(/Dédouanement.*?200 yuans\s*soit environ 258 DH/);
    expect(pageText).toMatch(/Total général\s*soit environ 350 DH/);
    expect(pageText).not.toMatch(/92 DH\s*soit environ/);
    // A sum that repeats its only line is left out.
    expect(pageText).toMatch(/Total \(DH\)\s*92 DH.*Total général/);
    expect(pageText).not.toContain('Total (yuan');
  });
});
