import { describe, expect, it } from 'vitest';
import { draftForRepeat, draftFromOrder, repeatedNeeds } from '@/lib/drafts/draft-from-order';
import { isSameDraft, readPreSend } from '@/lib/drafts/restore-drafts';
import { stepToShow } from '@/lib/drafts/steps';
import { toOrderRequest } from '@/lib/drafts/to-order-request';
import { OrderRequest, type OrderInput } from '@/lib/contract/orders/order-request';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { summary } from '../../support/orders';

const place = (countryCode: 'CN' | 'UG') => ({
  countryCode,
  provinceCode: `${countryCode}-1`,
  cityCode: `${countryCode}-1-2`,
  areaCode: '',
  digitalAddress: countryCode === 'UG' ? '6GGJ8H8P+2F' : '',
});

const parcel = {
  weightKg: 3,
  lengthCm: 30,
  widthCm: 20.5,
  heightCm: 18,
  goodsNameEn: 'Cotton shirts',
  goodsNameCn: '棉衬衫',
  quantity: 4,
};

const international: OrderInput = {
  kind: 'international',
  service: 'business-express',
  goodsClass: 'PHONE_TABLET',
  handover: 'guangzhou',
  importer: 'individual',
  customerType: 'business',
  customerHistory: 'regular',
  frequency: 'regular',
  shippingVolume: 'WEEKLY',
  sender: {
    name: '',
    company: 'Lin Trading',
    phone: '13812345678',
    email: '',
    street: '88 Tianhe Road',
    ...place('CN'),
  },
  receiver: { name: 'Grace Auma', phone: '0712345678', email: 'grace@mail.example', street: 'Plot 7', ...place('UG') },
  sendingMode: 'PICKUP',
  pickup: { date: '2026-11-25', window: 'AFTERNOON' },
  domesticTransferNo: '',
  // Uganda's shilling has no cents.
  parcels: [
    { ...parcel, unitPriceMinor: 45_000, insuredValue: { currency: 'UGX', minor: 90_000 }, cashOnDelivery: null },
    {
      ...parcel,
      goodsNameCn: '',
      unitPriceMinor: 1,
      insuredValue: null,
      cashOnDelivery: { currency: 'UGX', minor: 12_500 },
    },
  ],
  insuredValue: null,
  cashOnDelivery: null,
  deliveryPlace: 'site',
  remark: 'Please call',
  agreed: true,
};

const domestic: OrderInput = {
  ...international,
  kind: 'domestic',
  service: 'local-standard',
  goodsType: 'DOCUMENT',
  frequency: 'single',
  shippingVolume: null,
  sender: { ...international.sender, ...place('UG') },
  sendingMode: 'MERCHANT',
  pickup: null,
} as OrderInput;

/** Returns the order as the service presents it. */
function view(order: OrderInput): OrderView {
  const nameFacts = (party: OrderInput['receiver'] & { company?: string }) => ({
    company: '',
    provinceName: 'P',
    cityName: 'C',
    areaName: '',
    ...party,
  });
  const { kind } = order;
  return {
    ...summary('7'),
    ...order,
    kind,
    waybills: order.parcels.map((_, index) => ({ waybillNo: `DX${index}`, state: 'WAITING' as const })),
    parcels: order.parcels.map((sent, index) => ({
      ...sent,
      waybillNo: `DX${index}`,
      state: 'WAITING' as const,
    })) as OrderView['parcels'],
    version: 3,
    updateTime: '2026-11-20T08:00:00.000Z',
    goodsClass: kind === 'international' ? order.goodsClass : order.goodsType,
    sender: nameFacts(order.sender),
    receiver: nameFacts(order.receiver),
    receiverCountry: 'UG',
    currency: 'UGX',
    quote: {} as OrderView['quote'],
    billed: null,
    history: [],
  } as OrderView;
}

describe.each([
  ['international', international],
  ['domestic', domestic],
])('a placed %s order', (kind, order) => {
  const draft = draftFromOrder(view(order));

  it('is sent again unchanged, once the agreement is accepted', () => {
    const accepted = { ...draft, values: { ...draft.values, agreed: true } };
    const request = { ...toOrderRequest(accepted, draft.edits!.needs, 'GH'), kind };
    // The order has no choice of notices: the wizard writes out the defaults.
    const notify = { sender: true, receiver: 'sms' };
    const placedRequest = OrderRequest.parse(order);
    // The form states the default origin of goods from China.
    const origin = kind === 'international' ? { originCountry: 'CN' } : {};
    const parcels = placedRequest.parcels.map((each) => ({ ...each, ...origin }));
    expect(OrderRequest.parse(request)).toEqual({ ...placedRequest, parcels, notify });
  });

  it('requires the agreement again, since the price is new', () => expect(draft.values.agreed).toBe(false));

  it('opens with everything visible and every step open', () => {
    expect(stepToShow(draft, null)).toBe('review');
    expect(stepToShow(draft, 'parties')).toBe('parties');
  });

  it('survives a reload', () => {
    const storedText = JSON.stringify({ needs: {}, drafts: [draft] });
    expect(readPreSend(storedText).drafts).toEqual([draft]);
  });

  it('is stored beside the draft of the next order and other changed orders', () => {
    expect(isSameDraft(draft, { kind: draft.kind, origin: draft.origin, id: '' })).toBe(false);
    expect(isSameDraft(draft, { ...draft, edits: { ...draft.edits!, id: '8' } })).toBe(false);
    expect(isSameDraft(draft, { ...draft, edits: { ...draft.edits!, version: 4 } })).toBe(true);
  });
});

describe('an order that is sent again', () => {
  it('preserves people, parcels and goods, without days, numbers and consent', () => {
    const order = view({ ...international, domesticTransferNo: 'SF123', shopOrderNo: 'SHOP-1001' });
    const { values, edits, quoteToken, sent } = draftForRepeat(order);
    const before = draftFromOrder(order).values;
    expect(before.shopOrderNo).toBe('SHOP-1001');
    expect(values).toEqual({ ...before, pickupDate: '', pickupWindow: '', domesticTransferNo: '', shopOrderNo: '' });
    expect(values.agreed).toBe(false);
    expect({ edits, quoteToken, sent }).toEqual({ edits: null, quoteToken: '', sent: null });
  });

  it('opens at the review, or at the choice of a pickup day', () => {
    expect(stepToShow(draftForRepeat(view(domestic)), null)).toBe('review');
    expect(stepToShow(draftForRepeat(view(international)), null)).toBe('parcels');
  });

  it('is the draft of its way of sending, for a returning sender', () => {
    const draft = draftForRepeat(view(domestic));
    expect(isSameDraft(draft, { id: draft.id, kind: 'domestic', origin: 'UG', edits: null })).toBe(true);
    expect(readPreSend(JSON.stringify({ drafts: [draft] })).drafts).toEqual([draft]);
    expect(repeatedNeeds(view({ ...domestic, customerHistory: 'new' }))).toMatchObject({
      kind: 'domestic',
      customerHistory: 'regular',
    });
  });
});
