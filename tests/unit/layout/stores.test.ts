// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeMarket, rememberMarket, storedCountry } from '@/lib/client/market-choice';
import { acceptCookies, declineCookies, restoreConsent, useConsentStore } from '@/lib/client/stores/consent';
import type { Language } from '@/lib/market/language';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['cookieAgree', 'defaultCountryCode', 'locale']) document.cookie = `${name}=; max-age=0; path=/`;
  useConsentStore.setState({ cookieAgree: true });
});

describe('cookie consent (§4)', () => {
  const asks = () => !useConsentStore.getState().cookieAgree;

  it('starts as true, which records nothing', () => {
    expect(asks()).toBe(false);
    expect(document.cookie).toBe('');
  });

  it('asks when this browser has given no answer', () => {
    restoreConsent();
    expect(asks()).toBe(true);
  });

  it('accepting is kept beyond the session', () => {
    restoreConsent();
    acceptCookies();
    expect(asks()).toBe(false);
    expect(document.cookie).toContain('cookieAgree=true');
    sessionStorage.clear();
    restoreConsent();
    expect(asks()).toBe(false);
  });

  it('declining hides the question for 180 days and stores no cookie', () => {
    restoreConsent();
    declineCookies();
    expect(asks()).toBe(false);
    expect(document.cookie).toBe('');
    restoreConsent();
    expect(asks()).toBe(false);
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 179 * 86_400_000);
    restoreConsent();
    expect(asks()).toBe(false);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    restoreConsent();
    expect(asks()).toBe(true);
  });

  it('a browser that keeps nothing still hides the question on the page', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    restoreConsent();
    expect(asks()).toBe(true);
    declineCookies();
    expect(asks()).toBe(false);
  });
});

describe('the chosen market (§3, §4)', () => {
  it('is unknown at first', () => expect(storedCountry()).toBeNull());

  it('is kept in both cookies and in session storage', () => {
    rememberMarket('MA', 'fr');
    expect(document.cookie).toContain('defaultCountryCode=MA');
    expect(document.cookie).toContain('locale=fr');
    expect(sessionStorage.getItem('defaultCountry')).toBe('MA');
    expect(sessionStorage.getItem('lang')).toBe('fr');
    expect(storedCountry()).toBe('MA');
  });

  it('is known from the cookie in a later session', () => {
    rememberMarket('CN', 'zh-CN');
    sessionStorage.clear();
    expect(storedCountry()).toBe('CN');
  });

  it('accepts no language outside the list', () => {
    rememberMarket('GH', 'de' as Language);
    expect(document.cookie).toBe('');
    expect(storedCountry()).toBeNull();
  });

  it('takes nothing else for a country', () => {
    document.cookie = 'defaultCountryCode=<script>; path=/';
    expect(storedCountry()).toBeNull();
  });

  it('marks the dictionaries as stale only when it changes', () => {
    rememberMarket('GH', 'en');
    expect(sessionStorage.getItem('dictionariesStale')).toBeNull();
    changeMarket('GH', 'zh-CN');
    expect(sessionStorage.getItem('dictionariesStale')).toBe('1');
  });
});
