import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';

describe('parseAmount', () => {
  it.each([
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['1250,50', 125_050],
    ['1,250.50', 125_050],
    ['1.250,50', 125_050],
    ['1 250,50', 125_050],
    ['1\u202f250,50', 125_050],
    ['1’250.50', 125_050],
    ['1,250', 125_000],
    ['1.250', 125_000],
    ['1.250.000', 125_000_000],
    ['12,50', 1_250],
    ['0.5', 50],
    ['.5', 50],
    ['5.', 500],
    ['١٢٥٠٫٥', 125_050],
    ['۱٬۲۵۰', 125_000],
    ['١٫٥٠٠', 150],
    ['۱٬۲۵۰٫۵', 125_050],
    ['١٢٥٠،٥', 125_050],
    ['۱۲۵۰۔۵', 125_050],
    ['１，２５０．５０', 125_050],
    ['12.500', 1_250_000],
    ['12.5000', 1_250],
    [' 7 ', 700],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text, 'GHS')).toBe(minor);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '−5',
    '－5',
    '‐5',
    '1٫5٫0',
    '12.345.6',
    '1,25,0',
    '1.2.3',
    '12.345678',
    '0.125',
    '.',
    ',',
    '5 GHS',
    '9'.repeat(20),
  ])('rejects %j', (text) => {
    expect(parseAmount(text, 'GHS')).toBeNull();
  });

  it('reads amounts of currencies without minor units', () => {
    expect(parseAmount('1,500', 'UGX')).toBe(1500);
    expect(parseAmount('1500.00', 'UGX')).toBe(1500);
    expect(parseAmount('1500.5', 'UGX')).toBeNull();
  });

  it('parses its own output', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('GHS', 'UGX', 'TRY'), (minor, currency) => {
        expect(parseAmount(amountText(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});

describe('parseMeasure', () => {
  it.each([
    ['3', 3],
    ['22,5', 22.5],
    ['22.5', 22.5],
    ['٢٢٫٥', 22.5],
    ['.5', 0.5],
    ['5.', 5],
    [' 12.5 ', 12.5],
    ['1,500', 1500],
    ['1.500', 1.5],
    ['0,500', 0.5],
    ['1,250,000', 1_250_000],
    ['1 250,5', 1250.5],
    ['٣٠', 30],
    ['۳۰', 30],
    ['３０', 30],
    ['۲۲۔۵', 22.5],
  ])('reads %s', (text, value) => {
    expect(parseMeasure(text)).toBe(value);
  });

  it.each([
    ['1,250', 'TR', 1.25],
    ['1.250', 'TR', 1.25],
    ['1,250', 'MA', 1.25],
    ['1,250', 'GH', 1250],
    ['7,3', 'TR', 7.3],
    ['٧٫٣', 'EG', 7.3],
    ['۷٫۳', 'PK', 7.3],
    ['1.250,5', 'TR', 1250.5],
  ] as const)('reads %s in %s by local conventions', (text, market, value) => {
    expect(parseMeasure(text, market)).toBe(value);
  });

  it('distinguishes an empty field from an invalid number', () => {
    expect(parseMeasure(' ')).toBeNaN();
    for (const text of ['abc', '-1', '-3', '－3', '1e3', '1e9', '3 kg', '1.2.3', '0x10', 'Infinity', '.'])
      expect(parseMeasure(text)).toBe(0);
  });
});
