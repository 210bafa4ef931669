import { describe, expect, it } from 'vitest';
import { IndustryView } from '@/components/pages/solutions/industry-view';
import { INDUSTRY_KINDS } from '@/components/pages/solutions/industry-kinds';
import { problemFacts, SHIPPING_PROBLEMS } from '@/components/pages/solutions/problems';
import { ResolveView } from '@/components/pages/solutions/resolve-view';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { htmlOf, MARKET_LIST } from '../../../support/render';

const ids = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
const headings = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

function expectSoundPage(html: string, ways: readonly string[]): void {
  expect(ids(html)).toEqual(expect.arrayContaining([...ways]));
  expect(new Set(ids(html)).size).toBe(ids(html).length);
  const levels = headings(html);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) if (index > 0) expect(level - levels[index - 1]!).toBeLessThan(2);
}

describe.each(MARKET_LIST)('$prefix', (market) => {
  it('names every kind of goods, each with a link', async () => {
    const html = await htmlOf(
      market,
      <IndustryView market={market} home={`https://dunia.test/${market.prefix}`} countries={[]} />,
      ['support', 'industry'],
    );
    expectSoundPage(
      html,
      INDUSTRY_KINDS.map(({ key }) => key),
    );
    expect(html).toContain(`href="/${market.prefix}/service/resolve#customs"`);
  });

  it('names every problem, each with its solution in a fold', async () => {
    const html = await htmlOf(market, <ResolveView market={market} countries={[]} />, ['support', 'resolve']);
    expectSoundPage(
      html,
      SHIPPING_PROBLEMS.map(({ key }) => key),
    );
    const folds = html.split('<details').slice(1);
    expect(folds).toHaveLength(SHIPPING_PROBLEMS.length);
    for (const [index, { key }] of SHIPPING_PROBLEMS.entries()) expect(folds[index]).toContain(`id="${key}"`);
    // The last links are the help page and the contact page.
    const [help, contact] = ['help', 'contact-us'].map((page) =>
      html.lastIndexOf(`href="/${market.prefix}/service/${page}"`),
    );
    expect(help).toBeGreaterThan(html.indexOf('id="more"'));
    expect(contact).toBeGreaterThan(help!);
  });

  it('states each figure of a problem once', async () => {
    const html = await htmlOf(market, <ResolveView market={market} countries={[]} />, ['support', 'resolve']);
    const withFacts = SHIPPING_PROBLEMS.filter(({ key }) => problemFacts(key, market.country).length > 0);
    expect(html.match(/<dl/g) ?? []).toHaveLength(withFacts.length);
    expect(withFacts.length).toBeLessThanOrEqual(2);
  });
});

describe('the list of a problem’s figures', () => {
  const kinds = (country: Country) => problemFacts('customs', country).map(({ fact }) => fact.kind);

  it('has the market’s own customs, all three destinations’ in China, and none elsewhere', () => {
    expect(kinds('MA')).toEqual(['customs-morocco']);
    expect(kinds('SA')).toEqual(['customs-saudi-arabia']);
    expect(kinds('AE')).toEqual(['customs-emirates']);
    expect(problemFacts('customs', 'CN').map(({ of }) => of)).toEqual(['MA', 'SA', 'AE']);
    for (const country of ['GH', 'NG', 'KE', 'UG', 'EG', 'PK', 'TR'] as const) expect(kinds(country)).toEqual([]);
  });

  it('names the currency of cash on delivery, and in China the receiver’s', () => {
    for (const country of COUNTRIES) {
      const facts = problemFacts('cash', country).map(({ fact }) => fact);
      const currency = country === 'CN' ? null : MARKETS[country].currency;
      expect(facts, country).toMatchObject([{ kind: 'cash-on-delivery', currency }]);
    }
  });
});
