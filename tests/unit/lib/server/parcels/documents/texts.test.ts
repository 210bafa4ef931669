import { describe, expect, it } from 'vitest';
import { chineseParts } from '@/lib/server/parcels/documents/pdf/chinese-parts';
import { addressHeight, cutAddress, fitAddress } from '@/lib/server/parcels/documents/pdf/fit-address';
import type { PartyLines } from '@/lib/server/platform/ports/print-content';
import { sentenceDirection, textDirection } from '@/lib/server/parcels/documents/pdf/text-direction';

describe('a rendered text', () => {
  it('runs in the direction of its first letter', () => {
    expect(textDirection('12 شارع Main')).toBe('rtl');
    expect(textDirection('Main شارع')).toBe('ltr');
    expect(textDirection('+20 100 000 0123')).toBe('ltr');
    expect(textDirection('广州')).toBe('ltr');
  });

  it('runs in the direction of the document’s language, even after a foreign first word', () => {
    expect(sentenceDirection('DAP (Incoterms 2020). الرسوم الجمركية', 'rtl')).toBe('rtl');
    expect(sentenceDirection('DAP Nasr City', 'rtl')).toBe('ltr');
    expect(sentenceDirection('DAP (Incoterms 2020). Ama عائشہ', 'ltr')).toBe('ltr');
  });
});

describe('a Chinese text', () => {
  it('breaks between characters, never before a closing mark or within a number', () => {
    const text = '广东省广州市（白云区）机场路12号，3栋502室。ABC公司';
    const parts = chineseParts(text)!;
    expect(parts.join('')).toBe(text);
    expect(parts).toContain('（白');
    expect(parts).toContain('区）');
    expect(parts).toContain('12');
    expect(parts).toContain('号，');
    expect(parts).toContain('ABC');
    expect(parts.every((part) => !/^[，。）]/.test(part))).toBe(true);
  });

  it('stays whole if short, like every other text', () => {
    expect(chineseParts('广州市白云区')).toBeNull();
    expect(chineseParts('A long address in Accra without any Chinese character at all')).toBeNull();
  });
});

describe('an address on a label', () => {
  const party: PartyLines = {
    name: 'Ama Serwaa Boateng',
    company: '',
    phone: '+233 24 000 0123',
    email: '',
    street: '7 Nightingale Close',
    places: ['Osu, Accra, Greater Accra'],
    country: { en: 'Ghana', local: null },
    countryCode: 'GH',
  };
  const types = [
    { name: 14, text: 11 },
    { name: 8, text: 7 },
    { name: 6, text: 5 },
  ];
  const long = { ...party, street: '7 Nightingale Close '.repeat(10) };

  it('is as large as possible', () => {
    expect(fitAddress(party, types, { width: 220, height: 100 })).toBe(types[0]);
    expect(fitAddress(long, types, { width: 220, height: 100 })).toBe(types[1]);
    expect(fitAddress(long, types, { width: 220, height: 10 })).toBe(types[2]);
    expect(addressHeight(long, types[0]!, 220)).toBeGreaterThan(addressHeight(party, types[0]!, 220));
  });

  it('counts a Chinese character as a square', () => {
    const latin = { ...party, street: 'x'.repeat(60) };
    const chinese = { ...party, street: '路'.repeat(60) };
    expect(addressHeight(chinese, types[0]!, 220)).toBeGreaterThan(addressHeight(latin, types[0]!, 220));
  });

  it('is truncated only if even the smallest type has no room', () => {
    const cut = cutAddress(long, types[2]!, { width: 220, streetLines: 2 });
    expect(cut.street).toMatch(/^7 Nightingale.*…$/);
    expect(cut.name).toBe(party.name);
    expect(addressHeight(cut, types[2]!, 220)).toBeLessThan(addressHeight(long, types[2]!, 220));
  });
});
