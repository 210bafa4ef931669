import { describe, expect, it } from 'vitest';
import { goodsValue, toQuoteRequest } from '@/lib/client/ship/to-quote-request';
import { QuoteRequest } from '@/lib/contract/quotes';
import { filledDraft, PARCEL } from './drafts';

describe('toQuoteRequest', () => {
  it('asks for what the order will cost', () => {
    const request = toQuoteRequest(
      filledDraft('international', 'GH', { parcels: [{ ...PARCEL, cashOnDelivery: '300', insuredValue: '200' }] }),
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

  it('names the day of a pickup, from which the days of delivery are counted', () => {
    const pickedUp = filledDraft('international', 'GH', { sendingMode: 'PICKUP', pickupDate: '2026-12-01' });
    const brought = filledDraft('international', 'GH', { sendingMode: 'MERCHANT', pickupDate: '2026-12-01' });
    expect(toQuoteRequest(pickedUp)).toMatchObject({ pickupOn: '2026-12-01' });
    expect(toQuoteRequest(brought)).not.toHaveProperty('pickupOn');
  });

  it('asks for a domestic price between both cities', () => {
    const request = toQuoteRequest(filledDraft('domestic', 'TR'));
    expect(QuoteRequest.parse(request)).toMatchObject({
      kind: 'domestic',
      country: 'TR',
      fromCityCode: 'C-1',
      toCityCode: 'C-1',
    });
  });

  it('asks for nothing while destination, service or a measure is missing or refused', () => {
    expect(toQuoteRequest(filledDraft('international', 'CN'))).toBeNull();
    expect(toQuoteRequest(filledDraft('international', 'GH', { service: '' }))).toBeNull();
    expect(toQuoteRequest(filledDraft('international', 'GH', { goodsClass: 'PARCEL' }))).toBeNull();
    for (const wrong of [
      { weightKg: '' },
      { weightKg: '31' },
      { weightKg: '0.5' },
      { lengthCm: '100' },
      { widthCm: '9', heightCm: '9' },
    ]) {
      const parcels = [PARCEL, { ...PARCEL, ...wrong }];
      expect(toQuoteRequest(filledDraft('international', 'GH', { parcels })), JSON.stringify(wrong)).toBeNull();
    }
  });

  it('prices a parcel without the value while its price is missing', () => {
    const parcels = [PARCEL, { ...PARCEL, unitPrice: '' }];
    expect(toQuoteRequest(filledDraft('international', 'GH', { parcels }))).toMatchObject({
      parcels: [{ goodsValue: { currency: 'GHS', minor: 27_300 } }, { goodsValue: null }],
    });
  });
});

describe('goodsValue', () => {
  it('adds up pieces times price', () => {
    expect(goodsValue([PARCEL, { ...PARCEL, quantity: '2', unitPrice: '0.25' }], 'GHS')).toEqual({
      currency: 'GHS',
      minor: 27_350,
    });
  });

  it.each(['0', '1.5', '', 'x'])('does not count %j pieces', (quantity) => {
    expect(goodsValue([{ ...PARCEL, quantity }], 'GHS')).toBeNull();
  });
});
