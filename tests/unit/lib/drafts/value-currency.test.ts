import { describe, expect, it } from 'vitest';
import { InternationalOrderRequest } from '@/lib/contract/orders/order-request';
import { emptyDraft } from '@/lib/drafts/draft';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import { amountsNeedReview } from '@/lib/drafts/steps';
import { toOrderRequest } from '@/lib/drafts/to-order-request';
import { toQuoteRequest } from '@/lib/drafts/to-quote-request';
import { readTypedOrder } from '@/lib/drafts/typed-order';
import { filledDraft, NEEDS, PARCEL } from '../../support/drafts';

describe('the currency of the declared value', () => {
  it('is the dollar in a new draft from China, and the own one within a country', () => {
    expect(emptyDraft('international', 'GH').values.valueCurrency).toBe('USD');
    expect(emptyDraft('domestic', 'GH').values.valueCurrency).toBe('');
  });

  it('is the destination’s in drafts and forms of earlier releases', () => {
    const { valueCurrency: _, ...values } = filledDraft().values;
    const storedText = JSON.stringify({ needs: NEEDS, drafts: [{ ...filledDraft(), values }] });
    expect(readPreSend(storedText).drafts[0]!.values.valueCurrency).toBe('');
    expect(readTypedOrder(new URLSearchParams({ kind: 'international' }), 'GH').draft.values.valueCurrency).toBe('');
    const newer = JSON.stringify({ needs: NEEDS, drafts: [emptyDraft('international', 'GH')] });
    expect(readPreSend(newer).drafts[0]!.values.valueCurrency).toBe('USD');
  });

  it('decides how the value alone is read', () => {
    const parcels = [{ ...PARCEL, unitPrice: '45.50', cashOnDelivery: '1200' }];
    const draft = filledDraft('international', 'UG', { valueCurrency: 'USD', parcels });
    const order = InternationalOrderRequest.parse(toOrderRequest(draft, NEEDS, 'UG'));
    expect(order).toMatchObject({
      valueCurrency: 'USD',
      parcels: [{ unitPriceMinor: 4550, cashOnDelivery: { currency: 'UGX', minor: 1200 } }],
    });
    expect(toQuoteRequest(draft, 'UG')!.parcels[0]).toMatchObject({
      goodsValue: { currency: 'USD', minor: 27_300 },
      cashOnDelivery: { currency: 'UGX', minor: 1200 },
    });
  });

  it('needs no review after another destination, unless amounts in its currency were typed', () => {
    const draftMovedBy = (change: object) =>
      amountsNeedReview({ ...filledDraft('international', 'GH', change), amountCurrency: 'KES' });
    expect(draftMovedBy({ valueCurrency: 'USD' })).toBe(false);
    expect(draftMovedBy({ valueCurrency: '' })).toBe(true);
    expect(draftMovedBy({ valueCurrency: 'USD', parcels: [{ ...PARCEL, cashOnDelivery: '5' }] })).toBe(true);
  });
});
