import { describe, expect, it } from 'vitest';
import { OrderRequest, type OrderInput } from '@/lib/contract/orders/order-request';
import type { Country } from '@/lib/market/country';
import { orderIssues, type OrderFacts } from '@/lib/orders/order-issues';
import { GOODS_RULES } from '@/lib/server/parcels/goods/goods-rules';
import { domesticOrder, internationalOrder, otherCityOf, placesOf } from '../../../contract/support/order-samples';

const COUNTRIES: Country[] = ['CN', 'GH', 'NG'];
const facts: OrderFacts = {
  goods: GOODS_RULES,
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
  it('accepts a valid order of either kind', () => {
    expect(fields(international())).toEqual([]);
    expect(fields(OrderRequest.parse({ kind: 'domestic', ...domesticOrder() }))).toEqual([]);
  });

  it('checks the destinations of an order', () => {
    const swapped = international({
      sender: { ...internationalOrder().receiver, company: '' },
      receiver: { ...internationalOrder().sender, name: 'Li' },
    });
    expect(fields(swapped)).toEqual(['sender.countryCode: originChinaOnly', 'receiver.countryCode: chooseDestination']);
  });

  it('checks the registration numbers of companies by their country', () => {
    const wrong = { senderTaxNo: '91440101MA5D0X2K7A', receiverTaxNo: 'P001234567A' };
    const issues = orderIssues(international(wrong), facts);
    expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'senderTaxNo: companyNumberFormat',
      'receiverTaxNo: companyNumberFormat',
    ]);
    expect(issues[1]!.values).toEqual({ companyExample: 'C0012345678' });
    const right = { senderTaxNo: '91440101 ma5d0x2k7c', receiverTaxNo: 'C001-234-5678' };
    expect(fields(international(right))).toEqual([]);
    expect(international(right)).toMatchObject({ senderTaxNo: '91440101MA5D0X2K7C', receiverTaxNo: 'C0012345678' });
  });

  it('rejects a word in place of a courier’s number', () => {
    expect(fields(international({ domesticTransferNo: 'abc' }))).toEqual(['domesticTransferNo: courierNumberFormat']);
    expect(fields(international({ domesticTransferNo: 'SF1234567890123' }))).toEqual([]);
  });

  it('rejects phones that match no pattern, and all phones of a country without one', () => {
    const { receiver } = internationalOrder();
    expect(fields(international({ receiver: { ...receiver, phone: '12345' } }))).toEqual([
      'receiver.phone: phoneTooShort',
    ]);
    const nigerian = { ...receiver, ...placesOf('NG'), phone: '+233 24 000 0123' };
    expect(fields(international({ receiver: nigerian }))).toEqual(['receiver.phone: phoneElsewhere']);
    expect(fields(international({ receiver: { ...receiver, phone: '00233 24' } }))).toEqual([
      'receiver.phone: phoneTooShort',
    ]);
  });

  it('reads a digital address in its country’s form, and requires it in Saudi Arabia', () => {
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

  it('rejects a name without a letter, and accepts any script', () => {
    const { sender, receiver } = internationalOrder();
    expect(fields(international({ receiver: { ...receiver, name: '🙂 1' } }))).toEqual([
      'receiver.name: nameWithoutLetters',
    ]);
    for (const name of ['李伟', 'آمنہ', 'Ş'])
      expect(fields(international({ sender: { ...sender, name } })), name).toEqual([]);
  });

  it('names the characters that a label cannot print', () => {
    const { sender, receiver, parcels } = internationalOrder();
    const order = international({
      sender: { ...sender, company: '롯데 Cotton', name: '𠮷野㐂' },
      receiver: { ...receiver, name: 'Abena Ɔkɔmfo ⵎⵓ', street: 'Ring Road 📦 7' },
      parcels: [{ ...parcels[0], goodsNameCn: '棉T恤 ☃' }],
    });
    expect(orderIssues(order, facts)).toEqual([
      { field: 'sender.company', message: 'charactersNotPrinted', values: { characters: '롯 데' } },
      { field: 'receiver.street', message: 'charactersNotPrinted', values: { characters: '📦' } },
      { field: 'parcels.0.goodsNameCn', message: 'charactersNotPrinted', values: { characters: '☃' } },
    ]);
  });

  it('checks the names of goods in either language against export rules (§5, §9)', () => {
    const [parcel] = internationalOrder().parcels;
    const orderWith = (change: object) => ({ parcels: [parcel, { ...parcel, ...change }] });
    expect(fields(international(orderWith({ goodsNameEn: 'gift', goodsNameCn: '无人机' })))).toEqual([
      'parcels.1.goodsNameEn: goodsNameVague',
      'parcels.1.goodsNameCn: goodsNotCarried',
    ]);
    expect(fields(international(orderWith({ goodsNameEn: 'Radio with lithium battery' })))).toEqual([
      'parcels.1.goodsNameEn: goodsWithBattery',
    ]);
    for (const goodsNameEn of ['قمصان قطنية', '棉质T恤'])
      expect(fields(international(orderWith({ goodsNameEn })))).toEqual(['parcels.1.goodsNameEn: goodsNameEnglish']);
    expect(fields(international(orderWith({ goodsNameEn: 'Cotton abaya (عباءة)', goodsNameCn: '棉袍' })))).toEqual([]);
    expect(fields(international(orderWith({ goodsNameEn: 'Cotton shirts', goodsNameCn: '台灯' })))).toEqual([
      'parcels.1.goodsNameCn: goodsNamesDiffer',
    ]);
    const [home] = domesticOrder().parcels;
    const books = OrderRequest.parse({
      kind: 'domestic',
      ...domesticOrder(),
      parcels: [{ ...home, goodsNameEn: 'Books' }],
    });
    expect(fields(books)).toEqual([]);
  });

  it("accepts pickups from the sender's today to thirty days ahead, and no others", () => {
    const on = (date: string, sendingMode = 'PICKUP') =>
      fields(international({ sendingMode, pickup: { date, window: 'MORNING' } }));
    expect(on('2026-11-19')).toEqual(['pickup.date: pickupInPast']);
    expect(on('2026-11-20')).toEqual([]);
    expect(on('2026-12-20')).toEqual([]);
    expect(on('2026-12-21')).toEqual(['pickup.date: pickupTooFar']);
    expect(on('2020-01-01', 'MERCHANT')).toEqual([]);
  });

  it("accepts amounts only in the destination's currency", () => {
    expect(fields(international({ cashOnDelivery: { currency: 'GHS', minor: 1 } }))).toEqual([]);
    expect(
      fields(
        international({ cashOnDelivery: { currency: 'CNY', minor: 1 }, insuredValue: { currency: 'NGN', minor: 1 } }),
      ),
    ).toEqual(['insuredValue.currency: currencyOfDestination', 'cashOnDelivery.currency: currencyOfDestination']);
  });
});
