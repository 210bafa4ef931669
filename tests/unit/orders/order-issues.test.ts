import { describe, expect, it } from 'vitest';
import { OrderRequest, type OrderInput } from '@/lib/contract/orders';
import type { Country } from '@/lib/market/country';
import { orderIssues, plainPhone, type OrderFacts } from '@/lib/orders/order-issues';
import {
  domesticOrder,
  internationalOrder,
  otherCityOf,
  placesOf,
  type TestCountry,
} from '../../contract/order-samples';

const COUNTRIES: TestCountry[] = ['CN', 'GH', 'NG'];
const facts: OrderFacts = {
  today: '2026-11-20',
  phonePatterns: new Map([
    ['CN', /^(?:\+86)?1\d{10}$/],
    ['GH', /^(?:\+233|0)\d{9}$/],
  ]),
  places: {
    cities: new Map(
      COUNTRIES.flatMap((country) => {
        const { countryCode, provinceCode, cityCode } = placesOf(country);
        const city = { name: '', names: '{}', countryCode, provinceCode, provinceName: '', provinceNames: '{}' };
        return [cityCode, otherCityOf(country)].map((code) => [code, { ...city, code }] as const);
      }),
    ),
    areas: new Map(
      COUNTRIES.map((country) => {
        const { areaCode, cityCode } = placesOf(country);
        return [areaCode, { code: areaCode, name: '', names: '{}', cityCode }] as const;
      }),
    ),
  },
};
const international = (change: object = {}): OrderInput =>
  OrderRequest.parse({ kind: 'international', ...internationalOrder(), ...change });
const fields = (order: OrderInput) => orderIssues(order, facts).map(({ field, message }) => `${field}: ${message}`);

describe('orderIssues', () => {
  it('finds nothing wrong with a good order of either kind', () => {
    expect(fields(international())).toEqual([]);
    expect(fields(OrderRequest.parse({ kind: 'domestic', ...domesticOrder() }))).toEqual([]);
  });

  it('knows where an order may go', () => {
    const swapped = international({
      sender: { ...internationalOrder().receiver, company: '' },
      receiver: { ...internationalOrder().sender, name: 'Li' },
    });
    expect(fields(swapped)).toEqual(['sender.countryCode: originChinaOnly', 'receiver.countryCode: chooseDestination']);
  });

  it('refuses a word in place of a courier’s number', () => {
    expect(fields(international({ domesticTransferNo: 'abc' }))).toEqual(['domesticTransferNo: courierNumberFormat']);
    expect(fields(international({ domesticTransferNo: 'SF1234567890123' }))).toEqual([]);
  });

  it('refuses phones that no pattern allows, and all phones of a country without one', () => {
    const { receiver } = internationalOrder();
    expect(fields(international({ receiver: { ...receiver, phone: '12345' } }))).toEqual([
      'receiver.phone: phoneFormat',
    ]);
    const nigerian = { ...receiver, ...placesOf('NG'), phone: '+233 24 000 0123' };
    expect(fields(international({ receiver: nigerian }))).toEqual(['receiver.phone: phoneElsewhere']);
    expect(fields(international({ receiver: { ...receiver, phone: '00233 24' } }))).toEqual([
      'receiver.phone: phoneFormat',
    ]);
    expect(plainPhone('+233 (24) 000-01.23')).toBe('+233240000123');
  });

  it('reads the code of a place as its country writes it, and wants the receiver’s in Saudi Arabia', () => {
    const { receiver } = internationalOrder();
    const mistakes = (countryCode: Country, digitalAddress: string) =>
      orderIssues(international({ receiver: { ...receiver, countryCode, digitalAddress } }), {
        ...facts,
        phonePatterns: null,
        places: null,
      }).map(({ field, message }) => `${field}: ${message}`);
    expect(mistakes('GH', '')).toEqual([]);
    expect(mistakes('GH', 'ga1838164')).toEqual([]);
    expect(mistakes('GH', 'the blue gate')).toEqual(['receiver.digitalAddress: ghanaPostFormat']);
    expect(mistakes('AE', '12')).toEqual(['receiver.digitalAddress: makaniFormat']);
    expect(mistakes('KE', '12')).toEqual(['receiver.digitalAddress: plusCodeFormat']);
    expect(mistakes('SA', 'RRRD2929')).toEqual([]);
    expect(mistakes('SA', ' ')).toEqual(['receiver.digitalAddress: nationalAddressNeeded']);
    expect(mistakes('SA', 'RRR2929')).toEqual(['receiver.digitalAddress: saudiShortFormat']);
  });

  it('refuses a name without a letter, and none in another script', () => {
    const { sender, receiver } = internationalOrder();
    expect(fields(international({ receiver: { ...receiver, name: '🙂 1' } }))).toEqual([
      'receiver.name: nameWithoutLetters',
    ]);
    for (const name of ['李伟', 'آمنہ', 'Ş'])
      expect(fields(international({ sender: { ...sender, name } })), name).toEqual([]);
  });

  it('reads the names of goods in either language, and holds them against the rules of what leaves the country (§5, §9)', () => {
    const [parcel] = internationalOrder().parcels;
    const named = (change: object) => ({ parcels: [parcel, { ...parcel, ...change }] });
    expect(fields(international(named({ goodsNameEn: 'gift', goodsNameCn: '无人机' })))).toEqual([
      'parcels.1.goodsNameEn: goodsNameVague',
      'parcels.1.goodsNameCn: goodsNotCarried',
    ]);
    expect(fields(international(named({ goodsNameEn: 'Radio with lithium battery' })))).toEqual([
      'parcels.1.goodsNameEn: goodsWithBattery',
    ]);
    for (const goodsNameEn of ['قمصان قطنية', '棉质T恤'])
      expect(fields(international(named({ goodsNameEn })))).toEqual(['parcels.1.goodsNameEn: goodsNameEnglish']);
    expect(fields(international(named({ goodsNameEn: 'Cotton abaya (عباءة)', goodsNameCn: '棉袍' })))).toEqual([]);
    const [home] = domesticOrder().parcels;
    const books = OrderRequest.parse({
      kind: 'domestic',
      ...domesticOrder(),
      parcels: [{ ...home, goodsNameEn: 'Books' }],
    });
    expect(fields(books)).toEqual([]);
  });

  it("books pickups from the sender's today to thirty days ahead, and looks at no date without a pickup", () => {
    const on = (date: string, sendingMode = 'PICKUP') =>
      fields(international({ sendingMode, pickup: { date, window: 'MORNING' } }));
    expect(on('2026-11-19')).toEqual(['pickup.date: pickupInPast']);
    expect(on('2026-11-20')).toEqual([]);
    expect(on('2026-12-20')).toEqual([]);
    expect(on('2026-12-21')).toEqual(['pickup.date: pickupTooFar']);
    expect(on('2020-01-01', 'MERCHANT')).toEqual([]);
  });

  it("takes amounts in the destination's currency alone", () => {
    expect(fields(international({ cashOnDelivery: { currency: 'GHS', minor: 1 } }))).toEqual([]);
    expect(
      fields(
        international({ cashOnDelivery: { currency: 'CNY', minor: 1 }, insuredValue: { currency: 'NGN', minor: 1 } }),
      ),
    ).toEqual(['insuredValue.currency: currencyOfDestination', 'cashOnDelivery.currency: currencyOfDestination']);
  });
});
