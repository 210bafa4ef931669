// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { BasicLogin } from '@/components/basic/basic-login';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import errors from '@/messages/en/errors.json';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { htmlOf } from '../../support/render';

const missing = (field: string) => translateError('en', 'required', { field });

/** Returns the errors beside the fields of the login page for an address, and the one above them. */
async function errorsOf(fields: string, outcome: string): Promise<Record<string, string | undefined>> {
  const prefix = 'gh-en' as Prefix;
  const sender = { account: '', sent: false, captchaKey: 'key', picture: '/picture', question: null, next: '' };
  const html = await htmlOf(
    parsePrefix(prefix)!,
    <BasicLogin prefix={prefix} fields={fields} outcome={outcome} {...sender} />,
    ['account', 'errors'],
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textOf = (name: string) => page.getElementById(`field-${name}-error`)?.textContent;
  const above = page.querySelector('form > div[class*="bad"]')?.textContent;
  return { account: textOf('account'), captcha: textOf('captcha'), above };
}

it('the login without scripts shows every error of an address beside its field', async () => {
  expect(await errorsOf('account,captcha', 'emailWithoutDomain,required')).toEqual({
    account: errors.emailWithoutDomain,
    captcha: missing('captcha'),
    above: undefined,
  });
  expect(await errorsOf('phone', 'required')).toMatchObject({ account: missing('account'), captcha: undefined });
});

it.each([
  ['an error of no field', '', 'tooManyRequests', errors.tooManyRequests],
  ['an error of a field that is not shown', 'nonce', 'required', missing('other')],
  ['a text that is no key', '', '<b>hello</b>', undefined],
  ['a name of every object', '__proto__', 'constructor', undefined],
])('an address with %s shows it above the form, or nothing', async (_, fields, outcome, above) =>
  expect(await errorsOf(fields, outcome)).toEqual({ account: undefined, captcha: undefined, above }),
);
