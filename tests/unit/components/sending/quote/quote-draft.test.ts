import { BOX_SIZES } from '@/components/sending/quote/box-sizes';
import { describe, expect, it } from 'vitest';
import { errorsByField, quoteFieldOf, unreadableAmounts } from '@/components/sending/quote/quote-errors';
import { readQuoteDraft, requestOfQuoteDraft } from '@/components/sending/quote/quote-draft';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';

describe('the calculator’s address', () => {
  it('defaults to a parcel from China to the page’s country, or to Ghana on China’s page', () => {
    const draft = readQuoteDraft({}, 'NG');
    expect(draft).toMatchObject({ kind: 'international', country: 'NG', isSubmitted: false });
    expect(draft.parcels).toHaveLength(1);
    expect(readQuoteDraft({}, 'CN').country).toBe('GH');
  });

  it('leaves domestic parcels in the country of the page', () => {
    expect(readQuoteDraft({ kind: 'domestic', to: 'NG' }, 'MA').country).toBe('MA');
  });

  it('becomes a valid request', () => {
    const query = {
      kg: ['3', '5'],
      l: ['30', '20'],
      w: ['30', '20'],
      h: ['40', '20'],
      value: ['1500', ''],
      insure: ['', '200'],
      to: 'sa',
      ask: '1',
    };
    const draft = readQuoteDraft(query, 'GH');
    expect(QuoteRequest.parse(requestOfQuoteDraft(draft))).toMatchObject({
      kind: 'international',
      service: 'intl-straight-special',
      destinationCountry: 'SA',
      parcels: [
        { weightKg: 3, goodsValue: { currency: 'SAR', minor: 150_000 }, cashOnDelivery: null, insuredValue: null },
        { weightKg: 5, goodsValue: null, insuredValue: { currency: 'SAR', minor: 20_000 } },
      ],
    });
  });

  it('has no cents if the currency has none', () => {
    expect(requestOfQuoteDraft(readQuoteDraft({ to: 'UG', value: '5000' }, 'GH')).parcels[0]!.goodsValue).toEqual({
      currency: 'UGX',
      minor: 5000,
    });
  });

  it('reads numbers like every form, and passes invalid ones to the contract', () => {
    const typed = { kg: ['٣', '-1', ''], l: '22,5', w: '1,500', value: '1.250,50', collect: 'abc', to: 'GH' };
    expect(requestOfQuoteDraft(readQuoteDraft(typed, 'GH'))).toMatchObject({
      parcels: [
        {
          weightKg: 3,
          lengthCm: 22.5,
          widthCm: 1500,
          goodsValue: { currency: 'GHS', minor: 125_050 },
          cashOnDelivery: { currency: 'GHS', minor: Number.NaN },
        },
        { weightKg: 0, lengthCm: Number.NaN },
        { weightKg: Number.NaN },
      ],
    });
  });

  it('has from one to five parcels', () => {
    expect(readQuoteDraft({ n: '99' }, 'GH').parcels).toHaveLength(5);
    expect(readQuoteDraft({ n: '-3' }, 'GH').parcels).toHaveLength(1);
    expect(readQuoteDraft({ kg: Array.from({ length: 50 }, () => '1') }, 'GH').parcels).toHaveLength(5);
  });

  it('cuts a text of the address after 60 characters', () => {
    const { service } = readQuoteDraft({ kind: ['x', 'y'], to: '<script>', service: 'a'.repeat(999) }, 'GH');
    expect(service).toHaveLength(60);
  });
});

describe('an error', () => {
  it('is beside the typed field', () => {
    expect(quoteFieldOf('parcels.2.weightKg')).toBe('kg-2');
    expect(quoteFieldOf('parcels.1.goodsValue.minor')).toBe('value-1');
    expect(quoteFieldOf('parcels.0.insuredValue')).toBe('insure-0');
    expect(quoteFieldOf('destinationCountry')).toBe('to');
  });

  it('is reported for unreadable amounts', () => {
    const draft = readQuoteDraft({ value: ['abc', '1.250,75'], collect: ['', '-5'], insure: ['٥٠', '1.2.3'] }, 'TR');
    expect(unreadableAmounts(draft)).toEqual(['value-0', 'collect-1', 'insure-1']);
  });

  it('is the first message of each field', () => {
    const errors = errorsByField([
      { field: 'parcels.0.lengthCm', message: 'first' },
      { field: 'parcels.0.lengthCm', message: 'second' },
    ]);
    expect(errors).toEqual({ 'l-0': 'first' });
  });
});

describe('the box of the short form', () => {
  it('sets the sides of one parcel', () => {
    for (const [box, sides] of Object.entries(BOX_SIZES)) {
      const draft = readQuoteDraft({ kg: '2', box, ask: '1' }, 'GH');
      expect(draft.parcels).toHaveLength(1);
      const [parcel] = requestOfQuoteDraft(draft).parcels;
      const [lengthCm, widthCm, heightCm] = sides;
      expect(parcel).toMatchObject({ lengthCm, widthCm, heightCm });
    }
  });

  it('changes nothing if it is unknown', () => {
    const draft = readQuoteDraft({ kg: '2', box: 'constructor', l: '40', w: '30', h: '20' }, 'GH');
    expect(draft.parcels[0]).toMatchObject({ length: '40', width: '30', height: '20' });
  });
});
