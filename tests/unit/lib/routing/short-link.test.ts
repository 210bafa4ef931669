import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LINK_ALPHABET,
  LINK_TOKEN_LENGTH,
  marketOfReader,
  readLinkToken,
  shortLink,
  marketInLanguage,
} from '@/lib/routing/short-link';
import { ONE_HOST, TURKISH_HOST, TWO_HOSTS } from '../../support/requests';

const SITE = 'https://dx.example';
const token = fc.string({ unit: fc.constantFrom(...LINK_ALPHABET), minLength: 9, maxLength: 9 });

describe('a short link', () => {
  it('has 30 characters on a short host, and uses the Turkish host for Türkiye', () => {
    const one = { ...ONE_HOST, siteUrl: SITE };
    expect(shortLink('7kq3mzp9x', 'NG', one)).toBe('https://dx.example/r/7kq3mzp9x');
    expect(shortLink('7kq3mzp9x', 'NG', one)).toHaveLength(30);
    expect(shortLink('7kq3mzp9x', 'TR', one)).toBe('https://dx.example/r/7kq3mzp9x');
    const two = { ...TWO_HOSTS, siteUrl: SITE };
    expect(shortLink('7kq3mzp9x', 'TR', two)).toBe(`https://${TURKISH_HOST}/r/7kq3mzp9x`);
    expect(shortLink('7kq3mzp9x', 'EG', two)).toBe('https://dx.example/r/7kq3mzp9x');
  });

  it('is read as it may be typed, and nothing else is accepted', () => {
    fc.assert(fc.property(token, (linkToken) => readLinkToken(` ${linkToken.toUpperCase()} `) === linkToken));
    for (const wrong of ['', 'abc', '7kq3mzp9', '7kq3mzp9xx', '7kq3mzp0x', '7kq3mzpix', '../../../x', '7kq3m%p9x'])
      expect(readLinkToken(wrong), wrong).toBeNull();
    expect(new Set(LINK_ALPHABET).size).toBe(31);
    expect(LINK_TOKEN_LENGTH).toBe(9);
  });

  it('opens in a market that has the language of its reader', () => {
    expect(marketOfReader('en', ['GH', 'CN', 'MA'])).toEqual({ country: 'GH', language: 'en' });
    expect(marketOfReader('fr', ['GH', 'CN', 'MA'])).toEqual({ country: 'MA', language: 'fr' });
    expect(marketOfReader('tr', ['EG', 'CN', 'MA'])).toEqual({ country: 'EG', language: 'ar' });
  });

  it('uses the chosen language if its country lists it', () => {
    expect(marketInLanguage('PK', 'ur')).toEqual({ country: 'PK', language: 'ur' });
    expect(marketInLanguage('PK', 'fr')).toEqual({ country: 'PK', language: 'ur' });
    expect(marketInLanguage('NG', 'ar')).toEqual({ country: 'NG', language: 'en' });
  });
});
