import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { getConfig } from '@/lib/server/platform/config';
import { firstStoredMonth } from '@/lib/server/platform/db/old-scans';
import { loadLegalText } from '@/lib/server/content/legal/load-legal-text';

const MONTHS: Record<Language, string> = {
  en: '24 months after the end of the month',
  'zh-CN': '当月月底起保存 24 个月',
  fr: '24 mois après la fin du mois',
  ar: '24 شهرًا على نهاية الشهر',
  ur: 'ختم ہونے کے 24 ماہ بعد تک',
  tr: 'bitiminden 24 ay sonrasına kadar',
};

describe('the time of stored scans', () => {
  it.each(LANGUAGES)('is the one of the privacy policy in %s', async (language) => {
    expect(getConfig().SCAN_MONTHS).toBe(24);
    const country = COUNTRIES.find((code) => MARKETS[code].languages.includes(language))!;
    const { html } = await loadLegalText('privacy-policy', { country, language });
    expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(MONTHS[language]);
  });

  it.each([
    ['2026-11-30T23:59:59Z', '2024-11'],
    ['2026-12-01T00:00:00Z', '2024-12'],
    ['2026-01-31T12:00:00Z', '2024-01'],
  ])('has at %s the first month %s', (now, month) => expect(firstStoredMonth(new Date(now), 24)).toBe(month));
});
