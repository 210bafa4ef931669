import { describe, expect, it } from 'vitest';
import { OrderAgreementResponse } from '@/lib/contract/accounts/accounts';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { onEachDatabase } from '../support/world';

onEachDatabase('the agreement', (world) => {
  const readAgreement = async (lang: string, countryCode: string) => {
    const { status, body } = await world().call('getOrderAgreement', {}, { lang, countryCode });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: 0 });
    return OrderAgreementResponse.strict().parse(body.data);
  };

  it('has the 17 sections of §1, a day as version and a reading time in seconds', async () => {
    const { version, readingSeconds, sections } = await readAgreement('en', 'GH');
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(readingSeconds).toBe(10);
    expect(sections).toHaveLength(17);
    expect(sections[0]!.title).toBe('1. About these terms');
    expect(sections[16]!.text).toContain('arbitration in Hong Kong, held in English');
    expect(sections[12]!.text).toContain('limited to the fees you paid us');
    expect(sections[1]!.text).toContain('consent of a parent or guardian');
  });

  it('is in the language of the request', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (lang) => (await readAgreement(lang, 'GH')).sections[16]!.title),
    );
    expect(new Set(titles).size).toBe(LANGUAGES.length);
    expect(titles).toEqual(
      expect.arrayContaining(['17. 法律、争议与语言', '17. القانون والنزاعات واللغة', '17. قانون، تنازعات اور زبان']),
    );
  });

  it('is for the country of the request', async () => {
    const [turkey, ghana, china] = await Promise.all(['TR', 'GH', 'CN'].map((country) => readAgreement('en', country)));
    expect(turkey!.sections[0]!.text).toContain('has applied for a postal-service licence in Türkiye');
    expect(ghana!.sections[0]!.text).not.toContain('Türkiye');
    expect(ghana!.sections[0]!.text).toContain('that apply in Ghana are set out in the local service terms');
    expect(china!.sections[0]!.text).not.toContain('local service terms');
  });

  describe.each(COUNTRIES)('in %s', (country) => {
    it.each(LANGUAGES)('is plain text in %s with every placeholder filled', async (lang) => {
      const { sections } = await readAgreement(lang, country);
      expect(sections).toHaveLength(17);
      for (const { title, text } of sections) {
        expect(title).toMatch(/^\d+\. \S/);
        expect(text.trim()).not.toBe('');
        expect(title + text).not.toMatch(/[{}<>`]|\*\*|\]\(|page:/);
      }
    });
  });

  it('needs no login and ignores input', async () => {
    const { status } = await world().call('getOrderAgreement', { anything: '1' }, { token: 'no-such-token' });
    expect(status).toBe(200);
  });
});
