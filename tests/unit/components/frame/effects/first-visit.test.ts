// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksForCountry } from '@/components/frame/effects/first-visit';
import { isPageInUse } from '@/components/frame/effects/is-page-in-use';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const visit = { storedCountry: null, userAgent: CHROME, isUncovered: false };

describe('the first-visit choice (§2)', () => {
  it('appears when no country is stored', () => expect(asksForCountry(visit)).toBe(true));
  it('does not appear once a country is stored', () =>
    expect(asksForCountry({ ...visit, storedCountry: 'GH' })).toBe(false));
  it('does not cover the page with the same choice', () =>
    expect(asksForCountry({ ...visit, isUncovered: true })).toBe(false));

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/140 Mobile Safari/537.36 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  ])('is never shown to a crawler: %s', (userAgent) => expect(asksForCountry({ ...visit, userAgent })).toBe(false));

  it('does not mistake a phone’s name for a crawler', () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
    expect(asksForCountry({ ...visit, userAgent })).toBe(true);
  });
});

describe('a page in use', () => {
  const used = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  afterEach(() => vi.unstubAllGlobals());

  it('is one where the visitor pressed, typed or scrolled', () => {
    used(false);
    expect(isPageInUse(false)).toBe(false);
    used(true);
    expect(isPageInUse(false)).toBe(true);
    used(false);
    vi.stubGlobal('scrollY', 40);
    expect(isPageInUse(false)).toBe(true);
  });

  it('is one with the focus in a field, in browsers that report nothing else', () => {
    vi.stubGlobal('navigator', {});
    expect(isPageInUse(false)).toBe(false);
    document.body.appendChild(document.createElement('input')).focus();
    expect(isPageInUse(false)).toBe(true);
  });

  it('is not the next page because the one before was used', () => {
    used(true);
    expect(isPageInUse(true)).toBe(false);
    document.body.appendChild(document.createElement('select')).focus();
    expect(isPageInUse(true)).toBe(true);
  });
});
