import { describe, expect, it } from 'vitest';
import { goodsValue, parcelSize, toQuoteRequest } from '@/lib/drafts/to-quote-request';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { readQuoteDraft, requestOfQuoteDraft as quoteOfPage } from '@/components/sending/quote/quote-draft';
import { COUNTRIES } from '@/lib/market/country';
import { toOrderRequest } from '@/lib/drafts/to-order-request';
import { filledDraft, NEEDS, PARCEL } from '../../support/drafts';

describe('toQuoteRequest', () => {
  it('requests the price of the order', () => {
    const request = toQuoteRequest(
      filledDraft('international', 'GH', { parcels: [{ ...PARCEL, cashOnDelivery: '300', insuredValue: '200' }] }),
      'GH',
    );
    expect(QuoteRequest.parse(request)).toEqual({
      kind: 'international',
      service: 'intl-straight-special',
      // A remote area takes longer.
      areaCode: 'A-1',
      destinationCountry: 'GH',
      cityCode: 'C-1',
      goodsClass: 'GENERAL',
      handover: 'guangzhou',
      customer: 'business',
      sendingMode: 'MERCHANT',
      fromCityCode: 'C-1',
      parcels: [
        {
          weightKg: 3,
          lengthCm: 40,
          widthCm: 30,
          heightCm: 22.5,
          goodsValue: { currency: 'GHS', minor: 27_300 },
          cashOnDelivery: { currency: 'GHS', minor: 30_000 },
          insuredValue: { currency: 'GHS', minor: 20_000 },
        },
      ],
      goodsValue: null,
      cashOnDelivery: null,
      insuredValue: null,
    });
  });

  it('includes the day of a pickup, from which the delivery days are counted', () => {
    const pickedUp = filledDraft('international', 'GH', { sendingMode: 'PICKUP', pickupDate: '2026-12-01' });
    const brought = filledDraft('international', 'GH', { sendingMode: 'MERCHANT', pickupDate: '2026-12-01' });
    expect(toQuoteRequest(pickedUp, 'GH')).toMatchObject({ pickupOn: '2026-12-01' });
    expect(toQuoteRequest(brought, 'GH')).not.toHaveProperty('pickupOn');
  });

  it('requests a domestic price between both cities', () => {
    const request = toQuoteRequest(filledDraft('domestic', 'TR'), 'GH');
    expect(QuoteRequest.parse(request)).toMatchObject({
      kind: 'domestic',
      country: 'TR',
      fromCityCode: 'C-1',
      toCityCode: 'C-1',
    });
  });

  it('is null while destination, service or a measure is missing or invalid', () => {
    expect(toQuoteRequest(filledDraft('international', 'CN'), 'GH')).toBeNull();
    expect(toQuoteRequest(filledDraft('international', 'GH', { service: '' }), 'GH')).toBeNull();
    expect(toQuoteRequest(filledDraft('international', 'GH', { goodsClass: 'PARCEL' }), 'GH')).toBeNull();
    for (const wrong of [
      { weightKg: '' },
      { weightKg: '31' },
      { weightKg: '0.5' },
      { lengthCm: '100' },
      { widthCm: '9', heightCm: '9' },
    ]) {
      const parcels = [PARCEL, { ...PARCEL, ...wrong }];
      expect(toQuoteRequest(filledDraft('international', 'GH', { parcels }), 'GH'), JSON.stringify(wrong)).toBeNull();
    }
  });

  it('prices a parcel without its value while the unit price is missing', () => {
    const parcels = [PARCEL, { ...PARCEL, unitPrice: '' }];
    expect(toQuoteRequest(filledDraft('international', 'GH', { parcels }), 'GH')).toMatchObject({
      parcels: [{ goodsValue: { currency: 'GHS', minor: 27_300 } }, { goodsValue: null }],
    });
  });
});

describe('goodsValue', () => {
  it('is the sum of pieces times price', () => {
    expect(goodsValue([PARCEL, { ...PARCEL, quantity: '2', unitPrice: '0.25' }], 'GHS')).toEqual({
      currency: 'GHS',
      minor: 27_350,
    });
  });

  it.each(['0', '1.5', '', 'x'])('ignores %j pieces', (quantity) => {
    expect(goodsValue([{ ...PARCEL, quantity }], 'GHS')).toBeNull();
  });
});

describe('a measure in a market’s number format', () => {
  const WRITTEN = [
    // typed text, its value with a decimal comma (Morocco, Türkiye), its value elsewhere
    ['1,250', 1.25, 1250],
    ['1.250', 1.25, 1.25],
    ['7,3', 7.3, 7.3],
    ['٧٫٣', 7.3, 7.3],
    ['۲۲۔۵', 22.5, 22.5],
  ] as const;

  it.each(COUNTRIES)('is the same in the wizard and on the price page: %s', (market) => {
    for (const [text, comma, point] of WRITTEN) {
      const size = parcelSize({ ...PARCEL, weightKg: text, lengthCm: text, widthCm: text, heightCm: text }, market);
      const expected = market === 'MA' || market === 'TR' ? comma : point;
      expect(size, text).toEqual({ weightKg: expected, lengthCm: expected, widthCm: expected, heightCm: expected });
      const quoteRequest = quoteOfPage(readQuoteDraft({ kg: text, l: text, w: text, h: text }, market));
      expect(quoteRequest.parcels[0], text).toMatchObject(size);
    }
  });

  it('is used for the price and the order', () => {
    const parcels = [{ ...PARCEL, weightKg: '1,250' }];
    const draft = filledDraft('international', 'TR', { parcels });
    expect(toQuoteRequest(draft, 'TR')).toMatchObject({ parcels: [{ weightKg: 1.25 }] });
    expect(toQuoteRequest(draft, 'GH')).toBeNull();
    expect(toOrderRequest(draft, NEEDS, 'TR').parcels[0]).toMatchObject({ weightKg: 1.25 });
    expect(toOrderRequest(draft, NEEDS, 'GH').parcels[0]).toMatchObject({ weightKg: 1250 });
  });
});
