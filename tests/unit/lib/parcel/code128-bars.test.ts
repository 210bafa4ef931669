import { describe, expect, it } from 'vitest';
import { code128Bars } from '@/lib/parcel/code128-bars';

/** Widths of bars and gaps, in modules, from the left. */
function modules(text: string): string {
  const { path, width } = code128Bars(text);
  const bars = [...path.matchAll(/M([\d.]+) 0h([\d.]+)/g)]
    .map(([, start, size]) => ({ start: Number(start), size: Number(size) }))
    .sort((a, b) => a.start - b.start);
  const row = Array.from({ length: width }, () => '0');
  for (const { start, size } of bars) row.fill('1', start, start + size);
  return row.join('');
}

const START_B = '11010010000';
const START_C = '11010011100';
const STOP = '1100011101011';

describe('code128Bars', () => {
  it('draws a waybill in whole modules between start and stop', () => {
    const row = modules('DX01234567894GH');
    expect(row).toMatch(/^[01]+$/);
    expect(row.startsWith(START_B)).toBe(true);
    expect(row.endsWith(STOP)).toBe(true);
    // Start, symbols and check are of 11 modules. The stop symbol has 13.
    expect((row.length - 13) % 11).toBe(0);
  });

  it('matches the published pattern of a known code', () => {
    // ISO/IEC 15417: start C, "12" = 12, "34" = 34, check (105 + 12 + 2 * 34) mod 103 = 82, stop.
    expect(modules('1234')).toBe(`${START_C}101100111001000101100010010011110${STOP}`);
  });
});
