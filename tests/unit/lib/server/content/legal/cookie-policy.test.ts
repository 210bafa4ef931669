import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesOf, legalFile } from './legal-files';

const root = path.join(import.meta.dirname, '../../../../../..');
const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);
const source = files.join('\n');

const WRITES =
  /(?:Cookies\.set|writeCookie|hiddenCookie|writeSessionItem|(?:local|session)Storage\.setItem)\(\s*('[^']+'|\w+)/g;

/** The value of a constant, of this file before any other. */
function valueOf(constant: string, file: string): string {
  const definition = new RegExp(`const ${constant} = '([^']+)'`);
  return (definition.exec(file) ?? definition.exec(source))?.[1] ?? `the value of ${constant}`;
}

/**
 * The names that the code writes: those given as they are and those given by a constant. Parameters are left to their
 * callers.
 */
const writtenNames = new Set(
  files.flatMap((file) =>
    [...file.matchAll(WRITES)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'key' && name !== 'name')
      .map((name) => (name.startsWith("'") ? name.slice(1, -1) : valueOf(name, file))),
  ),
);

/** The cookies, and the items in session and local storage (§3). */
const SPECIFIED = [
  ['token', 'userPin', 'nickName', 'defaultCountryCode', 'locale', 'isHidHead', 'cookieAgree'],
  ['countryList', 'lang', 'defaultCountry'],
].flat();

describe.each(languagesOf('cookie'))('the cookie policy in %s', (language) => {
  const listedNames = [...legalFile('cookie', language).matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!);

  it('lists each item of §3 once', () => {
    expect(listedNames).toEqual(expect.arrayContaining(SPECIFIED));
    expect(new Set(listedNames).size).toBe(listedNames.length);
  });

  it('lists everything that the site stores in the browser', () => {
    for (const name of ['token', 'locale', 'cookieAgree', 'userInfo', 'preSendList'])
      expect(writtenNames).toContain(name);
    const unlisted = [...writtenNames].filter((name) => !listedNames.includes(name));
    expect(unlisted, `add a row for the name to messages/${language}/legal/cookie.md`).toEqual([]);
  });

  it('lists nothing else', () => {
    expect(listedNames.filter((name) => !writtenNames.has(name))).toEqual([]);
  });
});

describe('the lifetime of a cookie', () => {
  const seconds = (name: string) =>
    Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(source)![1]!.replaceAll('_', ''));

  it.each(languagesOf('cookie'))('matches the code in %s', (language) => {
    const row = (name: string) => new RegExp(`^\\| \`${name}\` \\|.*$`, 'm').exec(legalFile('cookie', language))![0];
    const days = (count: number) => new RegExp(`\\b${count} (?:days|gün)\\b`);
    expect(row('cookieAgree')).toMatch(days(seconds('CONSENT_COOKIE_SECONDS') / 86_400));
    expect(row('locale')).toMatch(days(seconds('MARKET_COOKIE_SECONDS') / 86_400));
    expect(row('defaultCountryCode')).toMatch(days(seconds('MARKET_COOKIE_SECONDS') / 86_400));
    expect(row('token')).toMatch(/30 (?:minutes|dakika)/);
    expect(row('token')).toMatch(days(Number(/const REMEMBERED_SECONDS = (\d+) \* 86_400;/.exec(source)![1])));
  });
});
