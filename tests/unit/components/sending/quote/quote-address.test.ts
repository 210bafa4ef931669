import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAddress } from '@/components/sending/quote/quote-address';
import { readQuoteDraft, requestOfQuoteDraft } from '@/components/sending/quote/quote-draft';
import { isResultRequest } from '@/lib/routing/result-pages';

const PATH = '/gh-en/express/order-quote';

/** Returns the query as Next passes it to a page. */
function queryOf(address: string): Record<string, string[]> {
  const query = new URL(address, 'https://dunia.test').searchParams;
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

const text = fc.string({ maxLength: 20 });
const parcel = fc.record({
  weight: text,
  length: text,
  width: text,
  height: text,
  value: text,
  collect: text,
  insure: text,
});

describe('the address of a quote', () => {
  it('requests the same price again, for any typed values', () => {
    fc.assert(
      fc.property(
        fc.array(parcel, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('international', 'domestic'),
        fc.constantFrom('individual', 'business'),
        (parcels, kind, customer) => {
          const draft = { ...readQuoteDraft({ kind, customer, city: 'GH-AA-ACCRA', ask: '1' }, 'GH'), parcels };
          const again = readQuoteDraft(queryOf(quoteAddress(PATH, draft)), 'GH');
          expect(requestOfQuoteDraft(again)).toEqual(requestOfQuoteDraft(draft));
          expect(again.parcels).toEqual(parcels);
          expect(again.isSubmitted).toBe(true);
        },
      ),
    );
  });

  it('is rendered on the server', () => {
    const [path, query = ''] = quoteAddress(PATH, readQuoteDraft({}, 'GH')).split('?');
    expect(isResultRequest(path!, query)).toBe(true);
  });

  it('has a pickup’s city in China, and none without a pickup', () => {
    const at = (sending: string) => requestOfQuoteDraft(readQuoteDraft({ sending, fromCity: 'CN-GD-GUANGZHOU' }, 'GH'));
    expect(at('PICKUP')).toMatchObject({ sendingMode: 'PICKUP', fromCityCode: 'CN-GD-GUANGZHOU' });
    expect(at('MERCHANT')).toMatchObject({ sendingMode: 'MERCHANT', fromCityCode: '' });
  });

  it('is read with the number format of the page’s market', () => {
    const weight = (market: 'TR' | 'GH') =>
      requestOfQuoteDraft(readQuoteDraft({ kg: '1,250' }, market)).parcels[0]!.weightKg;
    expect(weight('TR')).toBe(1.25);
    expect(weight('GH')).toBe(1250);
  });
});
