import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { scriptProblems } from './script-of';
import { country, inSixLanguages, readSeed, text } from './seed-file';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const schema = z.array(
  z.strictObject({
    code: country,
    names: inSixLanguages,
    defaultMark: z.union([z.literal(0), z.literal(1)]),
    contact: text,
    email: text,
    senderNames: z.array(z.string().regex(/^[A-Za-z0-9 ]{3,11}$/)).min(1),
    openTime: inSixLanguages,
    hours: z.array(z.strictObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: clock, closes: clock })).min(1),
    phoneRegex: text,
    phoneExample: text,
    address: inSixLanguages,
    social: z.strictObject({ twitter: z.url(), instagram: z.url(), facebook: z.url(), whatsapp: z.url() }).nullable(),
  }),
);
const countries = readSeed('countries.json', schema);

const digitsOnly = (phone: string) => phone.replace(/[ -]/g, '');

/** Opening hours: days, then from and to; two rows where Saturday differs (§9). */
const OPENING_HOURS: Partial<Record<string, { days: number[]; opens: string; closes: string }[]>> = {
  UG: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '22:00' }],
  NG: [{ days: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '17:30' }],
  GH: [{ days: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '18:30' }],
  MA: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '21:00' }],
  PK: [
    { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:00' },
    { days: [6], opens: '09:30', closes: '13:30' },
  ],
};
const DEFAULT_HOURS = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '17:00' }];

describe('the list of countries', () => {
  it('is that of §1, in its order, with one default', () => {
    expect(countries.map((entry) => entry.code)).toEqual([...COUNTRIES]);
    expect(countries.filter((entry) => entry.defaultMark === 1).map((entry) => entry.code)).toEqual([DEFAULT_COUNTRY]);
  });

  it.each(countries)('$code: has names, hours and address in six languages', ({ names, openTime, address }) => {
    expect([names, openTime, address].flatMap(scriptProblems)).toEqual([]);
  });

  it.each(countries)('$code: has the hours of §9, in figures and in text', ({ code, hours, openTime }) => {
    expect(hours).toEqual(OPENING_HOURS[code] ?? DEFAULT_HOURS);
    const minutes = hours.flatMap(({ opens, closes }) => [opens, closes]).map((time) => time.slice(3));
    for (const language of LANGUAGES) {
      const times = [...openTime[language].matchAll(/\d+[:.](\d\d)|\d+\u00a0h(?:\u00a0(\d\d))?/g)];
      expect(times.map(([, figure, french]) => figure ?? french ?? '00')).toEqual(minutes);
    }
  });

  it.each(countries)('$code: has social links if §2 lists them', ({ code, contact, social }) => {
    expect(social !== null).toBe(MARKETS[code].hasSocialLinks);
    const mobile = digitsOnly(contact.split('/').at(-1) ?? '').slice(1);
    if (social) expect(social.whatsapp).toBe(`https://wa.me/${mobile}`);
  });

  it.each(countries)('$code: has e-mail addresses on the reserved sample domain', ({ email }) => {
    for (const address of email.split('/')) {
      expect(z.email().safeParse(address).success).toBe(true);
      expect(address.endsWith(`@${BRAND.name.replace(' ', '').toLowerCase()}.example`)).toBe(true);
    }
  });
});

describe('the phone rule', () => {
  const verdict = (phone: string, code: (typeof COUNTRIES)[number]) => {
    const parsedPhone = parsePhoneNumberFromString(phone, code);
    return parsedPhone?.isValid() && parsedPhone.country === code ? parsedPhone.getType() : 'invalid';
  };

  it.each(countries)(
    '$code: has valid contact numbers, one landline and one mobile',
    ({ code, contact, phoneRegex }) => {
      const phones = contact.split('/');
      expect(phones.map((phone) => verdict(phone, code))).toEqual(['FIXED_LINE', 'MOBILE']);
      for (const phone of phones) {
        expect(phone.startsWith(`+${MARKETS[code].callingCode} `)).toBe(true);
        expect(digitsOnly(phone)).toMatch(new RegExp(phoneRegex));
      }
    },
  );

  it.each(countries)('$code: has a pattern for the example, national, with trunk 0 and with calling code', (entry) => {
    const pattern = new RegExp(entry.phoneRegex);
    const national = entry.phoneExample.replace(/^0/, '');
    expect(entry.phoneExample).toMatch(pattern);
    expect(verdict(entry.phoneExample, entry.code)).toBe('MOBILE');
    for (const form of [national, `0${national}`, `+${MARKETS[entry.code].callingCode}${national}`])
      expect(form).toMatch(pattern);
    for (const wrong of [
      '',
      '0',
      `${national}1234`,
      national.slice(0, 5),
      `x${national}`,
      `${national}\n`,
      `+1${national}`,
    ])
      expect(wrong).not.toMatch(pattern);
  });

  it.each(countries)('$code: has a pattern that matches only its landlines and mobiles', ({ code, phoneRegex }) => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(phoneRegex)), (phone) => {
        expect(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE']).toContain(verdict(phone, code));
      }),
      { numRuns: 300 },
    );
  });

  it.each(countries)(
    '$code: has a pattern without unlimited repetition, so that no text makes it slow',
    ({ phoneRegex }) => {
      expect(phoneRegex).toMatch(/^\^.*\$$/);
      expect(phoneRegex.replaceAll('\\+', '')).not.toMatch(/[*+]|\{\d+,\}/);
    },
  );
});
