import { describe, expect, it } from 'vitest';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { maskName } from '@/lib/server/parcels/tracking/mask-name';
import { phoneTail } from '@/lib/server/parcels/tracking/get-express-track-details';
import {
  distinctNumbers,
  readMallNumber,
  readShopNumber,
  readWaybill,
} from '@/lib/server/parcels/tracking/read-numbers';

const waybill = formatWaybill(Buffer.from('somebody'), 'KE');
const tradeNo = formatTradeNo(Buffer.from('anything'));
/** The same number with its sixth character another digit. */
const mistyped = (number: string) => `${number.slice(0, 5)}${number[5] === '0' ? '1' : '0'}${number.slice(6)}`;

describe('maskName', () => {
  it.each([
    ['Ama Serwaa Boateng', 'A*** B.'],
    ['Ama', 'A***'],
    ['  ama   boateng ', 'a*** b.'],
    ['王小明', '王***'],
    ['محمد علي', 'م*** ع.'],
    ['محمد الحربي', 'م*** ح.'],
    ['Mohammed Al-Harbi', 'M*** H.'],
    ['سارة الي', 'س*** ا.'],
    ['Åsa Öberg', 'Å*** Ö.'],
    ['A\u030asa', 'Å***'],
    ['X', '***'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧*** F.'],
    ['', ''],
    ['   ', ''],
  ])('masks %j as %j', (name, masked) => expect(maskName(name)).toBe(masked));
});

describe('phoneTail', () => {
  it.each([
    ['024 000 0123', '0123'],
    ['+233-24.000(0123)', '0123'],
    ['٠٢٤٠٠٠٠١٢٣', '0123'],
    ['12', null],
    ['', null],
  ])('is, for %j, %j', (phone, tail) => expect(phoneTail(phone)).toBe(tail));
});

describe('the reader of numbers', () => {
  it('distinguishes waybills, their slips and anything else', () => {
    expect(readWaybill(` ${waybill.toLowerCase()}`)).toMatchObject({ as: 'waybill', number: waybill });
    expect(readWaybill(mistyped(waybill))).toMatchObject({ as: 'failure', reason: 'check-digit' });
    expect(readWaybill(tradeNo)).toMatchObject({ as: 'failure', reason: 'shape' });
  });

  it('accepts order numbers and waybills as mall numbers, and names the likelier mistake', () => {
    expect(readMallNumber(tradeNo)).toMatchObject({ as: 'trade', number: tradeNo });
    expect(readMallNumber(waybill)).toMatchObject({ as: 'waybill', number: waybill });
    expect(readMallNumber(mistyped(tradeNo))).toMatchObject({ as: 'failure', reason: 'check-digit' });
    expect(readMallNumber(mistyped(waybill))).toMatchObject({ as: 'failure', reason: 'check-digit' });
    expect(readMallNumber('hello')).toMatchObject({ as: 'failure', reason: 'shape' });
  });

  it('reads as a shop’s number only what is no number of ours', () => {
    expect(readShopNumber(tradeNo)).toMatchObject({ as: 'trade', number: tradeNo });
    expect(readShopNumber(waybill)).toMatchObject({ as: 'waybill', number: waybill });
    expect(readShopNumber('SHOP-1001')).toEqual({
      as: 'shop',
      typedNumber: 'SHOP-1001',
      number: 'SHOP-1001',
      reason: 'unknown',
    });
    expect(readShopNumber(mistyped(waybill))).toMatchObject({ as: 'shop', reason: 'check-digit' });
  });

  it('returns each number once, as first typed', () => {
    const typedNumbers = [
      waybill,
      `${waybill} `,
      waybill.toLowerCase(),
      'hello',
      'HELLO',
      'he llo',
      'other',
      '',
      '\u200e',
    ];
    expect(distinctNumbers(typedNumbers.map(readWaybill)).map(({ typedNumber: typed }) => typed)).toEqual([
      waybill,
      'hello',
      'other',
      '',
      '\u200e',
    ]);
  });
});
