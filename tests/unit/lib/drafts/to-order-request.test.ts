import { describe, expect, it } from 'vitest';
import { formFieldOf } from '@/lib/drafts/form-field-of';
import { toOrderRequest } from '@/lib/drafts/to-order-request';
import { DomesticOrderRequest, InternationalOrderRequest } from '@/lib/contract/orders/order-request';
import { filledDraft, NEEDS, PARCEL } from '../../support/drafts';

describe('toOrderRequest', () => {
  it('creates a valid international order', () => {
    const order = InternationalOrderRequest.parse(toOrderRequest(filledDraft(), NEEDS, 'GH'));
    expect(order).toMatchObject({
      service: 'intl-straight-special',
      goodsClass: 'GENERAL',
      customerType: 'business',
      frequency: 'single',
      shippingVolume: null,
      sender: { countryCode: 'CN', company: 'Test Trading', phone: '138 1234 5678' },
      receiver: { countryCode: 'GH', cityCode: 'C-1' },
      parcels: [{ weightKg: 3, heightCm: 22.5, quantity: 6, unitPriceMinor: 4550, goodsNameEn: 'Cotton T-shirts' }],
      sendingMode: 'MERCHANT',
      domesticTransferNo: 'SF123456',
      pickup: null,
      agreed: true,
    });
  });

  it('creates a domestic order with both places in one country', () => {
    const draft = filledDraft('domestic', 'EG', { goodsClass: 'DOCUMENT' });
    const order = DomesticOrderRequest.parse(toOrderRequest(draft, NEEDS, 'GH'));
    expect(order).toMatchObject({
      service: 'local-standard',
      goodsType: 'DOCUMENT',
      sender: { countryCode: 'EG' },
      receiver: { countryCode: 'EG' },
    });
    expect(order).not.toHaveProperty('goodsClass');
  });

  it('has amounts in minor units of the receiver’s currency', () => {
    const amounts = { insuredValue: '1,250.50', cashOnDelivery: '300' };
    const parcels = [{ ...PARCEL, ...amounts }, PARCEL];
    expect(toOrderRequest(filledDraft('international', 'GH', { parcels }), NEEDS, 'GH').parcels).toMatchObject([
      { insuredValue: { currency: 'GHS', minor: 125_050 }, cashOnDelivery: { currency: 'GHS', minor: 30_000 } },
      { insuredValue: null, cashOnDelivery: null },
    ]);
    expect(toOrderRequest(filledDraft('international', 'UG', { parcels }), NEEDS, 'GH').parcels[0]).toMatchObject({
      insuredValue: { currency: 'UGX', minor: Number.NaN },
      cashOnDelivery: { currency: 'UGX', minor: 300 },
    });
  });

  it('has no collection for an amount of zero', () => {
    const parcels = [{ ...PARCEL, cashOnDelivery: '0' }];
    const [parcel] = toOrderRequest(filledDraft('international', 'GH', { parcels }), NEEDS, 'GH').parcels;
    expect(parcel).toMatchObject({ cashOnDelivery: null });
  });

  it('includes only fields of the chosen way of handing over', () => {
    const both = { pickupDate: '2026-12-01', pickupWindow: 'MORNING', domesticTransferNo: 'SF1' };
    expect(
      toOrderRequest(filledDraft('international', 'GH', { ...both, sendingMode: 'PICKUP' }), NEEDS, 'GH'),
    ).toMatchObject({
      pickup: { date: '2026-12-01', window: 'MORNING' },
      domesticTransferNo: '',
    });
    expect(
      toOrderRequest(filledDraft('international', 'GH', { ...both, sendingMode: 'MERCHANT' }), NEEDS, 'GH'),
    ).toMatchObject({
      pickup: null,
      domesticTransferNo: 'SF1',
    });
  });

  it('has the shop’s own number only if there is one', () => {
    const ofNumber = (shopOrderNo: string) =>
      InternationalOrderRequest.parse(toOrderRequest(filledDraft('international', 'GH', { shopOrderNo }), NEEDS, 'GH'));
    expect(ofNumber(' SHOP-1001 ').shopOrderNo).toBe('SHOP-1001');
    for (const blank of ['', '  ']) expect(ofNumber(blank)).not.toHaveProperty('shopOrderNo');
  });

  it('has a volume for regular transport only', () => {
    const volume = { ...NEEDS, shippingVolume: 'WEEKLY' as const };
    expect(toOrderRequest(filledDraft(), volume, 'GH')).toMatchObject({ shippingVolume: null });
    expect(toOrderRequest(filledDraft(), { ...volume, frequency: 'regular' }, 'GH')).toMatchObject({
      shippingVolume: 'WEEKLY',
    });
    // Orders of a sheet have none.
    expect(toOrderRequest(filledDraft(), { ...NEEDS, frequency: 'regular' }, 'GH')).toMatchObject({
      shippingVolume: null,
    });
  });

  it('never includes a receiver’s company', () => {
    expect(toOrderRequest(filledDraft(), NEEDS, 'GH').receiver).not.toHaveProperty('company');
  });

  it('leaves unreadable values for the schema to report', () => {
    const draft = filledDraft('international', 'GH', { parcels: [{ ...PARCEL, weightKg: '', unitPrice: 'abc' }] });
    const result = InternationalOrderRequest.safeParse(toOrderRequest(draft, NEEDS, 'GH'));
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['parcels.0.weightKg', 'weightRange'],
      ['parcels.0.unitPriceMinor', 'required'],
    ]);
  });
});

describe('formFieldOf', () => {
  it.each([
    ['parcels.2.unitPriceMinor', 'parcels.2.unitPrice'],
    ['parcels.0.weightKg', 'parcels.0.weightKg'],
    ['pickup.date', 'pickupDate'],
    ['pickup.window', 'pickupWindow'],
    ['parcels.1.insuredValue.minor', 'parcels.1.insuredValue'],
    ['parcels.1.cashOnDelivery.currency', 'parcels.1.cashOnDelivery'],
    ['parcels.1.cashOnDelivery', 'parcels.1.cashOnDelivery'],
    ['goodsType', 'goodsClass'],
    ['sender.phone', 'sender.phone'],
    ['customerType', 'needs'],
  ])('maps %s to %s', (requested, typed) => {
    expect(formFieldOf(requested)).toBe(typed);
  });
});

describe('the receiver’s number for customs', () => {
  const numberOf = (market: 'TR' | 'GH', change: object) => {
    const draft = filledDraft('international', market, change);
    const address = { ...draft.values.receiver, provinceCode: 'P-1', cityCode: 'C-1' };
    const order = toOrderRequest({ ...draft, values: { ...draft.values, receiver: address } }, NEEDS, market);
    return (order.receiver as { identityNo?: string }).identityNo;
  };

  it('is sent to a destination that needs it, and left to the receiver if blank', () => {
    expect(numberOf('TR', { identityNo: '10000000146', importer: 'individual' })).toBe('10000000146');
    expect(numberOf('TR', { identityNo: ' ', importer: 'individual' })).toBeUndefined();
  });

  it('is not sent elsewhere', () => {
    expect(numberOf('GH', { identityNo: '10000000146' })).toBeUndefined();
  });

  it('is corrected beside its field', () => {
    expect(formFieldOf('receiver.identityNo')).toBe('identityNo');
  });
});
