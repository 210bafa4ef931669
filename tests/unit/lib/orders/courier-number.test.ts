import { describe, expect, it } from 'vitest';
import { isCourierNumber } from '@/lib/orders/courier-number';

describe('a courier’s number within China', () => {
  it.each([
    'SF1234567890123',
    'sf 1234 5678 90123',
    'YT1234567890123',
    '781234567890',
    'EA123456789CN',
    'JDVA01234567890-1-1-',
    '12345678',
    '１２３４５６７８',
    '١٢٣٤٥٦٧٨',
    'SF1234567890123, SF1234567890124',
    'SF1234567890123、SF1234567890124',
  ])('may be %s', (typed) => expect(isCourierNumber(typed)).toBe(true));

  it.each(['abc', '', '1234567', 'SF12345', 'Shunfeng', 'sent today', 'ABCDEFGH123', '单号12345678', '12345678?'])(
    'is not %s',
    (typed) => expect(isCourierNumber(typed)).toBe(false),
  );
});
