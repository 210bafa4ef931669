import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FramedMarket } from '@/components/frame/load-site-frame-props';
import type { Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';

vi.mock('next-intl/server', () => ({
  getTranslations:
    () =>
    (key: string, facts: object = {}) =>
      `${key} ${JSON.stringify(facts)}`,
}));
const { loadSiteFrameProps } = await import('@/components/frame/load-site-frame-props');

describe('loadSiteFrameProps', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.useFakeTimers({ now: new Date('2026-05-01') });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  const ghana = { code: 'GH', countryName: 'Ghana', contact: '1', email: 'a@b.example', openTime: '', address: '' };
  function framed(contact: string, language: Language = 'en'): FramedMarket {
    const choice = { country: 'GH', language } as const;
    const prefix = formatPrefix(choice);
    return {
      market: { ...choice, prefix },
      countries: [{ ...ghana, contact, social: {} } as FramedMarket['countries'][number]],
    };
  }

  it('is computed once for each market', async () => {
    const first = await loadSiteFrameProps(framed('1'));
    expect(await loadSiteFrameProps(framed('1'))).toBe(first);
    expect(await loadSiteFrameProps(framed('1', 'zh-CN'))).not.toBe(first);
    expect(await loadSiteFrameProps(framed('1'))).toBe(first);
  });

  it('is updated after an import of countries', async () => {
    await loadSiteFrameProps(framed('1'));
    const { marketContacts } = (await loadSiteFrameProps(framed('2'))).footer.contacts!;
    expect(marketContacts).toMatchObject({ props: { contacts: { contact: '2' } } });
  });

  it('is updated with the year of the copyright', async () => {
    expect((await loadSiteFrameProps(framed('1'))).footer.copyright).toContain('2026');
    vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
    expect((await loadSiteFrameProps(framed('1'))).footer.copyright).toContain('2027');
  });
});
