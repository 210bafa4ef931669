import { describe, expect, it } from 'vitest';
import { MAX_HS_CODES } from '@/lib/market/limits';
import { findHsCodes, hsName } from '@/lib/server/parcels/hs-codes/find-hs-codes';

const headings = (name: string) => [...new Set(findHsCodes(name).map((code) => code.slice(0, 4)))];
const first = (name: string) => findHsCodes(name)[0]?.slice(0, 4);

describe('the list of HS codes for a goods name', () => {
  it.each([
    ['Cotton T-shirts', '6109'],
    ['女士连衣裙', '6204'],
    ['Coque de téléphone', '3926'],
    ['غطاء هاتف', '3926'],
    ['موبائل کا کور', '3926'],
    ['Çocuk ayakkabıları', '6402'],
    ['WIRELESS EARBUDS', '8518'],
    ['powerbank', '8507'],
  ])('is found in any language and form: %s', (name, heading) => expect(headings(name)).toContain(heading));

  it.each([
    ['Watch strap', '9113'],
    ['Charger for a smart watch', '8504'],
    ['Sac pour ordinateur portable', '4202'],
    ['Kitchen knife with box', '8211'],
    ['手机屏幕清洁布', '6307'],
    ['Telefon için şarj kablosu', '8544'],
  ])('begins with those of the head noun: %s', (name, heading) => expect(first(name)).toBe(heading));

  it('does not follow what a name denies', () => {
    expect(headings('Bag without wallet')).toEqual(['4202']);
    expect(first('Toy without battery')).toBe('9503');
    expect(headings('Toy without battery')).not.toContain('8506');
  });

  it('has at most five, each once', () => {
    for (const name of ['Shirt', 'Socks, shoes, hats, bags, gloves, belts, scarves', '鞋']) {
      const codes = findHsCodes(name);
      expect(codes.length, name).toBeLessThanOrEqual(MAX_HS_CODES);
      expect(new Set(codes).size, name).toBe(codes.length);
    }
    expect(findHsCodes('Shirt').length).toBe(MAX_HS_CODES);
  });

  it('has those of each thing that a name lists', () => {
    expect(headings('Socks, umbrella, football')).toEqual(expect.arrayContaining(['6115', '6601', '9506']));
  });

  it.each(['', '   ', 'xyzzy', '?!', '1234'])('is empty for a name without a meaning: "%s"', (name) =>
    expect(findHsCodes(name)).toEqual([]),
  );

  it('names each in the language of the reader', () => {
    expect(hsName('420221', 'fr')).toBe('Sacs à main en cuir');
    expect(hsName('420221', 'ur')).toBe('چمڑے کے ہینڈ بیگ');
    expect(() => hsName('000000', 'en')).toThrow();
  });

  it('takes at most 200 ms of processor time for a very long name', () => {
    const before = process.cpuUsage();
    findHsCodes('leather bag with a phone case '.repeat(8_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});
