import { describe, expect, it } from 'vitest';
import { asksForCountry } from '@/components/layout/frame/first-visit';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const visit = { storedCountry: null, userAgent: CHROME, isUncovered: false };

describe('the first-visit choice (§2)', () => {
  it('appears when no country is stored', () => expect(asksForCountry(visit)).toBe(true));
  it('does not appear once a country is stored', () =>
    expect(asksForCountry({ ...visit, storedCountry: 'GH' })).toBe(false));
  it('does not cover the page of the same choice', () =>
    expect(asksForCountry({ ...visit, isUncovered: true })).toBe(false));

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/140 Mobile Safari/537.36 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  ])('never stands before a crawler: %s', (userAgent) => expect(asksForCountry({ ...visit, userAgent })).toBe(false));

  it('takes no phone for a crawler because of its name', () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
    expect(asksForCountry({ ...visit, userAgent })).toBe(true);
  });
});
