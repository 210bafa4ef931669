import fc from 'fast-check';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { regionOfNumber } from '@/lib/phone/calling-codes';
import { phoneIssueIn } from '@/lib/phone/phone-issue';
import { parsePhone, printedPhone, readPhone, type PhonePatterns } from '@/lib/phone/read-phone';
import countries from '@/lib/server/programs/seed/data/countries.json';

const patterns: PhonePatterns = new Map(
  countries.map(({ code, phoneRegex }) => [code as Country, new RegExp(phoneRegex)]),
);
const readTyped = (typed: string, home: Country) => {
  const reading = readPhone(typed, home, patterns);
  return reading.fault ?? reading.e164;
};

/** First digits of mobile numbers by market, without the zero of domestic calls. */
const MOBILE: Readonly<Record<Country, readonly string[]>> = {
  GH: ['24', '50', '20', '27', '59'],
  NG: ['803', '701', '906', '816'],
  KE: ['712', '722', '110', '100'],
  UG: ['772', '701', '752'],
  CN: ['139', '150', '186', '199'],
  MA: ['612', '661', '700'],
  EG: ['10', '11', '12', '15'],
  PK: ['300', '345', '321'],
  SA: ['50', '55', '59'],
  AE: ['50', '52', '56'],
  TR: ['530', '542', '505'],
};
const LENGTH: Readonly<Record<Country, number>> = {
  GH: 9,
  NG: 10,
  KE: 9,
  UG: 9,
  CN: 11,
  MA: 9,
  EG: 10,
  PK: 10,
  SA: 9,
  AE: 9,
  TR: 10,
};

const SEPARATORS = ['', '', ' ', '-', '.', '/', '\u00a0', '\u202f', '\u2009', '\t', '·', '–', ')', '('];
const INVISIBLE = ['', '', '', '\u200b', '\u200e', '\u2066', '\u2069', '\u202a', '\ufeff'];
const ZEROS = ['0', '٠', '۰', '०', '０', '𝟎'];
const AROUND = [
  ['', ''],
  ['tel:', ''],
  ["'", ''],
  ['="', '"'],
  ['Mob. ', ''],
  ['هاتف: ', ''],
  ['', ' (WhatsApp)'],
] as const;

const prefixes = (country: Country) => {
  const { callingCode: code } = MARKETS[country];
  const ofNigeria = country === 'NG' ? [`009${code}`] : [];
  return [
    '',
    '0',
    `+${code}`,
    `00${code}`,
    code,
    `+${code}(0)`,
    `+${code}0`,
    `+${code}+${code}`,
    `00+${code}`,
    ...ofNigeria,
  ];
};

const mobile = fc.constantFrom(...COUNTRIES).chain((country) =>
  fc.record({
    country: fc.constant(country),
    national: fc
      .tuple(
        fc.constantFrom(...MOBILE[country]),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
      )
      .map(([start, rest]) => (start + rest.join('')).slice(0, LENGTH[country]))
      .filter((national) => parsePhoneNumberFromString(national, country)?.isValid() === true),
    prefix: fc.constantFrom(...prefixes(country)),
    marks: fc.array(fc.tuple(fc.constantFrom(...SEPARATORS), fc.constantFrom(...INVISIBLE)), {
      minLength: 18,
      maxLength: 18,
    }),
    zero: fc.constantFrom(...ZEROS),
    around: fc.constantFrom(...AROUND),
  }),
);

describe('a mobile number', () => {
  it('is read in every spelling as libphonenumber reads its international form', () => {
    fc.assert(
      fc.property(mobile, ({ country, national, prefix, marks, zero, around: [before, after] }) => {
        const apart = [...national].map((digit, index) => digit + marks[index]!.join('')).join('');
        const inScript = (prefix + apart).replace(/\d/g, (digit) =>
          String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
        );
        const e164 = `+${MARKETS[country].callingCode}${national}`;
        expect(parsePhoneNumberFromString(e164)?.number).toBe(e164);
        expect(readTyped(before + inScript + after, country)).toBe(e164);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['00971501234567', 'AE', '+971501234567'],
    ['971501234567', 'AE', '+971501234567'],
    ['501234567', 'AE', '+971501234567'],
    ['+971 (0)50 123 4567', 'AE', '+971501234567'],
    ['+9710501234567', 'AE', '+971501234567'],
    ['+971 +971 50 123 4567', 'AE', '+971501234567'],
    ['00971 00971 050 123 4567', 'AE', '+971501234567'],
    ['+0501234567', 'AE', '+971501234567'],
    ['971501234567.0', 'AE', '+971501234567'],
    ["'0501234567", 'AE', '+971501234567'],
    ['="0501234567"', 'AE', '+971501234567'],
    ['tel:+971-50-123-4567', 'AE', '+971501234567'],
    ['050\t123·4567', 'AE', '+971501234567'],
    ['00254712345678', 'KE', '+254712345678'],
    ['000254712345678', 'KE', '+254712345678'],
    ['0092348031234567', 'NG', '+2348031234567'],
    ['00256772123456', 'UG', '+256772123456'],
    ['00923001234567', 'NG', '+923001234567'],
    ['+233 24 000-0123', 'NG', '+233240000123'],
    ['254712345678', 'AE', '+254712345678'],
    ['023 312 3456', 'GH', '+233233123456'],
    ['020 8888 8888', 'CN', '+862088888888'],
    ['٠١٠٠٠٠٠٠١٢٣', 'EG', '+201000000123'],
    ['手机13800138000', 'CN', '+8613800138000'],
    ['13800138000微信同号', 'CN', '+8613800138000'],
    ['جوال0501234567', 'SA', '+966501234567'],
    ['موبائل03001234567', 'PK', '+923001234567'],
  ] as const)('reads %j of %s as %s', (typed, home, e164) => expect(readTyped(typed, home)).toBe(e164));

  it.each([
    ['', 'phoneFormat'],
    ['call me', 'phoneFormat'],
    ['+', 'phoneFormat'],
    ['05O1234567', 'phoneLetters'],
    ['O501234567', 'phoneLetters'],
    ['abc0501234567', 'phoneLetters'],
    ['5.01E+08', 'phoneShortened'],
    ['9,71501E+11', 'phoneShortened'],
    ['٥٫٠١E+٠٨', 'phoneShortened'],
    ['050 123 4567 ext 3', 'phoneExtension'],
    ['0501234567x3', 'phoneExtension'],
    ['0501234567 #12', 'phoneExtension'],
    ['0501234567转3', 'phoneExtension'],
    ['0501234567;ext=3', 'phoneExtension'],
    ['0501234567 / 0551234567', 'phoneSeveral'],
    ['0501234567, 0551234567', 'phoneSeveral'],
    ['0501234567 0551234567', 'phoneSeveral'],
    ['0501234567 or 0551234567', 'phoneSeveral'],
    ['+971501234567+971551234567', 'phoneSeveral'],
    ['050123456', 'phoneTooShort'],
    ['+971 50 123 456', 'phoneTooShort'],
    ['050 123 45678', 'phoneTooLong'],
    ['0'.repeat(30), 'phoneFormat'],
    ['059 123 4567', 'phoneFormat'],
    ['+44 7911 123456', 'phoneNotServed'],
  ])('%j is refused as %s', (typed, fault) => expect(readTyped(typed, 'AE')).toBe(fault));

  it.each([
    ['+254712345678', 'KE'],
    ['254 712 345678', 'KE'],
    ['00254 712', 'KE'],
    ['+44 7911 123456', 'GB'],
    ['+255 754 123 456', 'TZ'],
    ['+1 555 000 0123', '+1'],
    ['+999 123 4567', '+999'],
  ])('%j typed for the Emirates is named as a number of %s', (typed, region) => {
    expect(phoneIssueIn('AE', readPhone(typed, 'AE', patterns))).toEqual({
      message: 'phoneElsewhere',
      values: { country: { region } },
    });
  });

  it.each([
    ['024 412 3456', 'GH', '+233 24 412 3456'],
    ['+233244123456', 'NG', '+233 24 412 3456'],
    ['13900000123', 'CN', '+86 139 0000 0123'],
    ['٠١٠٠٠٠٠٠١٢٣', 'EG', '+20 10 00000123'],
    ['0800 1234567', 'NG', '+234 800 123 4567'],
    ['04 333 4444', 'AE', '+971 4 333 4444'],
    ['020 8888 8888', 'CN', '+86 20 8888 8888'],
    ['call me', 'GH', 'call me'],
  ] as const)('prints %s of %s as %s', (typed, home, printed) => {
    expect(printedPhone(typed, home)).toBe(printed);
    expect(printedPhone(printed, home)).toBe(printed);
  });

  it('is printed as libphonenumber prints it, but without hyphens', () => {
    for (const { code, phoneExample } of countries) {
      const expected = parsePhoneNumberFromString(phoneExample, code as Country)!.formatInternational();
      expect(printedPhone(phoneExample, code as Country)).toBe(expected.replaceAll('-', ' '));
    }
  });

  it.each(['', '12', '+', '+49 30 123456', '+233', 'call me', '+233 24 000 0123 456 789'])(
    '%j cannot be read as a number of our markets',
    (typed) => expect(parsePhone(typed, 'GH')).toBeNull(),
  );

  it('belongs to the country of its calling code, by the list of libphonenumber', () => {
    for (const country of getCountries()) {
      const code = getCountryCallingCode(country);
      const region = regionOfNumber(`${code}0000000`);
      const callingCode = region.startsWith('+') ? region : `+${getCountryCallingCode(region as typeof country)}`;
      expect(callingCode, country).toBe(`+${code}`);
    }
  });
});
