import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import en from '@/messages/en/errors.json';

const root = path.join(import.meta.dirname, '../../../../../..');

function sources(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** Keys in the schemas: the message of a check, or `error:` and `message:` of an options object. */
const contract = sources('lib/contract');
const contractKeys = [
  ...matchesOf(contract, /\b(?:error|message): '([a-z][A-Za-z]*)'/g),
  ...matchesOf(contract, /\.(?:min|max|regex|int|refine)\([^'\n]*'([a-z][A-Za-z]*)'\)/g),
  ...matchesOf(`${contract}\n${sources('lib/phone')}`, /'((?:phone|email|account)[A-Z][A-Za-z]*)'/g),
];
const server = sources('lib/server');
const serverKeys = [
  ...matchesOf(server, /fieldError\([^,)]+, '([a-z][A-Za-z]*)'/g),
  ...matchesOf(server, /issue\([^,)]+, '([a-z][A-Za-z]*)'/g),
  ...matchesOf(server, /message: '([a-z][A-Za-z]*)'/g),
];
const used = [...new Set([...Object.keys(ERRORS), ...contractKeys, ...serverKeys, 'ok', 'network', 'timeout'])].sort();

describe('errors.json', () => {
  it('is read from the schemas as intended', () => {
    for (const key of ['required', 'tooLong', 'accountFormat', 'chooseCountry', 'passwordsDiffer', 'phoneFormat'])
      expect(contractKeys).toContain(key);
    expect(serverKeys).toContain('oldPasswordWrong');
  });

  it.each(used)('has %s', (key) => expect(Object.keys(en)).toContain(key));

  /** Values for all sentences. A limit may be counted. */
  const VALUES = {
    limit: 50,
    mode: 'test',
    least: 1,
    most: 2,
    cap: 'CNY 1,500',
    currency: 'GHS',
    min: 1,
    minutes: 5,
    days: 7,
    hours: 3,
    max: 5,
    offered: 'yes',
    price: 'CNY 5',
    count: 3,
    reference: 'CL0123456789',
    encoding: 'UTF-8',
    reason: 'Customs is closed',
    country: 'TR',
    customer: 'individual',
    testOrders: 1000,
    testDays: 30,
    cell: 'B7',
    row: 3,
  };

  it.each(LANGUAGES)('contains only sentences in %s', (language) => {
    for (const key of Object.keys(en)) {
      const sentence = translateError(language, key, VALUES);
      expect(sentence, key).toMatch(/[.。۔!]$/);
      expect(sentence, key).not.toMatch(/[{}]/);
    }
  });

  it('returns the general sentence for an unknown key', () => {
    expect(translateError('en', 'noSuchKey')).toBe(en.invalid);
    expect(translateError('en', 'toString')).toBe(en.invalid);
  });

  it.each([
    ['passwordFormat', /^Incorrect password format\./],
    ['accountFormat', /^Incorrect account format\./],
    ['passwordsDiffer', /^Passwords entered twice are inconsistent/],
    ['loginIncomplete', /^Please enter user name and password/],
    ['phoneFormat', /^Please enter validate mobile/],
    ['verifyCodeExpired', /verification code overtime/i],
    ['verifyCodeWrong', /^Please enter the correct verification code/],
    ['emailFormat', /^Please enter the correct e-mail address/],
    ['agreementMissing', /^Please choose the protocol/],
    ['weightRange', /^Please fill a number between \{parcelMin\} to \{parcelMax\}/],
    ['network', /^Network error, please try again later/],
    ['unexpected', /^Service Exceptions/],
    ['unavailable', /^Service Exceptions/],
    ['timeout', /^Timeout/],
    ['ok', /^Successful Operation/],
    ['passwordUnchanged', /must differ from the old/],
    ['waybillShape', /^There is an error in the waybill number/],
    ['newsNotForMarket', /^You selected country can not browse this news/],
  ] as const)('keeps §5 and §8 recognisable: %s', (key, text) => expect(en[key]).toMatch(text));
});
