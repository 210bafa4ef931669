import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AccessView } from '@/components/pages/access/access-view';
import { CONNECTIONS } from '@/components/pages/access/connections';
import { MEASURED_FIGURES } from '@/components/parts/facts/figures';
import { exampleResponse, exampleCommand, firstCallRequest } from '@/components/pages/access/first-call';
import { CALLS } from '@/lib/contract/calls';
import { docsOfCall } from '@/lib/contract/developers/docs-address';
import { QuoteRequest, type QuoteView } from '@/lib/contract/quotes/quotes';
import { REGISTRY } from '@/lib/contract/registry';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import seed from '@/lib/server/programs/seed/data/rates.json';
import { sentences } from '../../../support/catalogue';
import { htmlOf, MARKET_LIST } from '../../../support/render';

const QUOTE: QuoteView = {
  kind: 'international',
  service: 'intl-straight-special',
  destinationCountry: 'GH',
  chargeable: [{ actualKg: 2, volumetricKg: 1.5, chargeableKg: 2 }],
  lines: ['freight', 'other'].map((code) => ({
    code,
    label: `Label of ${code}`,
    reason: 'Why',
    rule: '§9',
    amount: { currency: 'CNY', minor: 15000 },
    payer: 'sender',
    parcel: 1,
  })),
  totals: [{ currency: 'CNY', minor: 15000 }],
  receiverTotals: [],
  transit: { minDays: 4, maxDays: 8, remote: false },
};

describe('a call that the page names', () => {
  it('exists in the contract', () => {
    for (const name of CONNECTIONS.flatMap(({ calls }) => calls)) expect(Object.keys(REGISTRY), name).toContain(name);
  });
});

describe('the list of the platform’s figures', () => {
  it('has the push rate of the slower database in docs/measurements.md', () => {
    const row = /^\| 100,000 to 20 servers.*$/m.exec(readFileSync('docs/measurements.md', 'utf8'))![0];
    const rates = [...row.matchAll(/([\d,]+) \/s/g)].map(([, rate]) => Number(rate!.replace(',', '')));
    expect(MEASURED_FIGURES.webhooksPerSecond).toBe(Math.floor(Math.min(...rates) / 100) * 100);
  });
});

describe('the first call', () => {
  it.each(COUNTRIES)('is a valid request for %s', (country) => {
    const command = exampleCommand('https://dunia.test/api', { country, language: 'en' });
    const [, body = ''] = /-d '([\s\S]*)'$/.exec(command) ?? [];
    expect(QuoteRequest.safeParse(JSON.parse(body)).error).toBeUndefined();
    expect(JSON.parse(body)).toEqual(firstCallRequest(country));
    expect(command).toContain(`curl https://dunia.test/api${CALLS.quoteCalc.path} `);
    expect(command).toContain(`-H 'countryCode: ${country}'`);
    expect(
      command
        .split('\n')
        .slice(0, 3)
        .every((line) => line.endsWith(' \\')),
    ).toBe(true);
  });

  it.each(LANGUAGES)('names no city, and the page names in %s the zone of the price', (language) => {
    expect(COUNTRIES.filter((country) => 'cityCode' in firstCallRequest(country))).toEqual([]);
    const elsewhere = seed.international.find(({ zone }) => zone === 'other')!;
    expect(sentences(language, 'access').get('example.zone')).toContain(elsewhere.zoneNames[language]);
  });

  it('returns an envelope with the first line and the totals', () => {
    expect(JSON.parse(exampleResponse(QUOTE, 'Done.'))).toEqual({
      success: true,
      code: 0,
      message: 'Done.',
      data: {
        lines: [
          {
            code: 'freight',
            label: 'Label of freight',
            amount: { currency: 'CNY', minor: 15000 },
            payer: 'sender',
            parcel: 1,
          },
        ],
        totals: [{ currency: 'CNY', minor: 15000 }],
        transit: { minDays: 4, maxDays: 8, remote: false },
      },
    });
  });
});

const NAMESPACES = ['support', 'access', 'errors', 'box', 'track'] as const;

describe.each(MARKET_LIST)('$prefix', (market) => {
  const home = `https://dunia.test/${market.prefix}`;
  const props = { market, url: `${home}/service/access`, home, countries: [], quote: QUOTE };
  const base = 'https://dunia.test/api';
  const docs = {
    people: `${base}/docs`,
    guide: `${base}/docs/getting-started`,
    changes: `${base}/docs/changes`,
    machines: `${base}/openapi.json`,
  };

  it('links every call to its place in the reference', async () => {
    const html = await htmlOf(market, <AccessView {...props} api={{ base, docs }} />, NAMESPACES);
    for (const name of CONNECTIONS.flatMap(({ calls }) => calls)) expect(html).toContain(`href="${docsOfCall(name)}"`);
    for (const address of Object.values(docs)) expect(html).toContain(`href="${address}"`);
    expect(html.match(/<pre dir="ltr" tabindex="0" role="region"/gi)).toHaveLength(4);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('omits the reference behind a gateway, and an unavailable response', async () => {
    const gateway = 'https://gateway.example/v9';
    const html = await htmlOf(
      market,
      <AccessView {...props} quote={null} api={{ base: gateway, docs: null }} />,
      NAMESPACES,
    );
    expect(html).not.toMatch(/\/docs|openapi/);
    expect(html).toContain(`curl ${gateway}${CALLS.quoteCalc.path}`);
    expect(html.match(/<pre/g)).toHaveLength(3);
  });
});
