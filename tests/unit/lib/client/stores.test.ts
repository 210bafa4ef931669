// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeMarket, storeMarket, restoreMarket, storedCountry } from '@/lib/client/market-choice';
import { acceptCookies, declineCookies, restoreConsent, useConsentStore } from '@/lib/client/stores/consent';
import type { Language } from '@/lib/market/language';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['cookieAgree', 'defaultCountryCode', 'locale']) document.cookie = `${name}=; max-age=0; path=/`;
  useConsentStore.setState({ cookieAgree: true });
});

describe('cookie consent (§4)', () => {
  const showsBanner = () => !useConsentStore.getState().cookieAgree;

  it('starts as true, without a record', async () => {
    vi.resetModules();
    const fresh = await import('@/lib/client/stores/consent');
    expect(fresh.useConsentStore.getState().cookieAgree).toBe(true);
    expect(document.cookie).toBe('');
  });

  it('shows the question if this browser has given no answer', () => {
    restoreConsent();
    expect(showsBanner()).toBe(true);
  });

  it('stores acceptance beyond the session', () => {
    restoreConsent();
    acceptCookies();
    expect(showsBanner()).toBe(false);
    expect(document.cookie).toContain('cookieAgree=true');
    sessionStorage.clear();
    restoreConsent();
    expect(showsBanner()).toBe(false);
  });

  it('hides the question for the session after a refusal and stores nothing beyond it', () => {
    restoreConsent();
    declineCookies();
    expect(showsBanner()).toBe(false);
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    restoreConsent();
    expect(showsBanner()).toBe(false);
    sessionStorage.clear();
    restoreConsent();
    expect(showsBanner()).toBe(true);
  });

  it('hides the question on the page if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    restoreConsent();
    expect(showsBanner()).toBe(true);
    declineCookies();
    expect(showsBanner()).toBe(false);
  });
});

describe('the chosen market (§3, §4)', () => {
  it('is unknown at first', () => expect(storedCountry()).toBeNull());

  it('is stored in both cookies and in session storage', () => {
    storeMarket('MA', 'fr');
    expect(document.cookie).toContain('defaultCountryCode=MA');
    expect(document.cookie).toContain('locale=fr');
    expect(sessionStorage.getItem('defaultCountry')).toBe('MA');
    expect(sessionStorage.getItem('lang')).toBe('fr');
    expect(storedCountry()).toBe('MA');
  });

  it('is read from the cookie in a later session', () => {
    storeMarket('CN', 'zh-CN');
    sessionStorage.clear();
    expect(storedCountry()).toBe('CN');
  });

  it('is copied from the cookies to session storage in a later session, once', () => {
    const stored = () => ({
      country: sessionStorage.getItem('defaultCountry'),
      language: sessionStorage.getItem('lang'),
    });
    restoreMarket();
    expect(sessionStorage).toHaveLength(0);
    storeMarket('MA', 'fr');
    sessionStorage.clear();
    restoreMarket();
    expect(stored()).toEqual({ country: 'MA', language: 'fr' });
    document.cookie = 'defaultCountryCode=GH; path=/';
    document.cookie = 'locale=<script>; path=/';
    restoreMarket();
    expect(stored()).toEqual({ country: 'MA', language: 'fr' });
    sessionStorage.clear();
    restoreMarket();
    expect(stored()).toEqual({ country: 'GH', language: null });
  });

  it('rejects a language outside the list', () => {
    storeMarket('GH', 'de' as Language);
    expect(document.cookie).toBe('');
    expect(storedCountry()).toBeNull();
  });

  it('rejects anything else as a country', () => {
    document.cookie = 'defaultCountryCode=<script>; path=/';
    expect(storedCountry()).toBeNull();
  });

  it('marks the dictionaries as stale only when it changes', () => {
    storeMarket('GH', 'en');
    expect(sessionStorage.getItem('dictionariesStale')).toBeNull();
    changeMarket('GH', 'zh-CN');
    expect(sessionStorage.getItem('dictionariesStale')).toBe('1');
  });
});
