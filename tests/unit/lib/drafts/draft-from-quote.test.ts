import { describe, expect, it } from 'vitest';
import { draftFromQuote } from '@/lib/drafts/draft-from-quote';
import { emptyDraft } from '@/lib/drafts/draft';
import { toQuoteRequest } from '@/lib/drafts/to-quote-request';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { filledDraft } from '../../support/drafts';

const NO_AMOUNTS = { goodsValue: null, cashOnDelivery: null, insuredValue: null };
const SIZE = { weightKg: 4, lengthCm: 30, widthCm: 20, heightCm: 12.5, ...NO_AMOUNTS };

const abroad = {
  kind: 'international',
  service: 'business-express',
  destinationCountry: 'KE',
  cityCode: 'KE-NBO',
  goodsClass: 'PHONE_TABLET',
  handover: 'guangzhou',
  customer: 'business',
  sendingMode: 'MERCHANT',
  fromCityCode: '',
  parcels: [
    {
      ...SIZE,
      goodsValue: { currency: 'KES', minor: 1_250_050 },
      cashOnDelivery: { currency: 'KES', minor: 500_000 },
      insuredValue: { currency: 'KES', minor: 700_000 },
    },
  ],
  ...NO_AMOUNTS,
} satisfies QuoteRequest;

describe('draftFromQuote', () => {
  it('requests exactly the quoted shipment', () => {
    const draft = draftFromQuote(emptyDraft('international', 'KE'), abroad, { provinceCode: 'KE-30' });
    expect(toQuoteRequest(draft, 'KE')).toEqual(abroad);
    expect(draft.values.receiver).toMatchObject({ countryCode: 'KE', provinceCode: 'KE-30', cityCode: 'KE-NBO' });
  });

  it('preserves the token of the quote, and none of an older quote', () => {
    const places = { provinceCode: 'KE-30' };
    const draft = draftFromQuote(emptyDraft('international', 'KE'), { ...abroad, quoteToken: 'kept.token' }, places);
    expect(toQuoteRequest(draft, 'KE')).toEqual({ ...abroad, quoteToken: 'kept.token' });
    expect(toQuoteRequest(draftFromQuote(draft, abroad, places), 'KE')).toEqual(abroad);
  });

  it('includes both cities of a domestic quote', () => {
    const domesticQuote = {
      kind: 'domestic',
      service: 'local-standard',
      country: 'TR',
      fromCityCode: 'TR-34',
      toCityCode: 'TR-06',
      parcels: [SIZE, SIZE],
      ...NO_AMOUNTS,
    } satisfies QuoteRequest;
    const places = { provinceCode: 'TR-P6', fromProvinceCode: 'TR-P34' };
    const draft = draftFromQuote(emptyDraft('domestic', 'TR'), domesticQuote, places);
    expect(toQuoteRequest(draft, 'KE')).toEqual(domesticQuote);
    expect(draft.values.goodsClass).toBe('PARCEL');
  });

  it('chooses no city of an unknown province, as its list could not show it', () => {
    const { receiver } = draftFromQuote(emptyDraft('international', 'KE'), abroad).values;
    expect(receiver).toMatchObject({ countryCode: 'KE', provinceCode: '', cityCode: '' });
  });

  it('preserves names, phones and goods typed before', () => {
    const draft = draftFromQuote(filledDraft('international', 'KE'), abroad, { provinceCode: 'KE-30' });
    expect(draft.values.sender).toEqual(filledDraft('international', 'KE').values.sender);
    expect(draft.values.receiver).toMatchObject({ name: 'Ama Mensah', street: '12 Sample Road', areaCode: '' });
    expect(draft.values.parcels[0]).toMatchObject({ goodsNameEn: 'Cotton T-shirts', weightKg: '4', heightCm: '12.5' });
  });

  it('removes an address in another country, but not its person', () => {
    const { receiver } = draftFromQuote(filledDraft('international', 'GH'), abroad).values;
    expect(receiver).toMatchObject({ name: 'Ama Mensah', countryCode: 'KE', street: '', cityCode: '' });
  });

  it('requires the agreement again, and a check of amounts in another currency', () => {
    const draft = draftFromQuote({ ...filledDraft('international', 'GH'), amountCurrency: 'GHS' }, abroad);
    expect(draft).toMatchObject({ reached: 0, amountCurrency: 'GHS', values: { agreed: false } });
  });
});
