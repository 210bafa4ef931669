import { beforeAll, expect, it } from 'vitest';
import {
  CODE,
  codeIn,
  insertVisitor,
  isLoggedIn,
  lastMessage,
  newEmail,
  newPhone,
  solveCaptcha,
  wrongCode,
} from './account-steps';
import { insertPlaces, internationalOrder } from './order-samples';
import { onEachDatabase } from './world';
import { formTokenOf, tokenIn } from '@/lib/server/http/form-session';

onEachDatabase('the plain forms of an account', (world) => {
  beforeAll(() => insertPlaces(world()));

  /** A browser without scripts: it keeps cookies and does what it is told. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    const set: string[] = [];
    async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const answer = await fetch(`${world().origin}/api/form/account`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-client-address': `10.9.0.${Math.floor(Math.random() * 255)}`,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        body: new URLSearchParams({ prefix: 'gh-en', ...fields }),
      });
      for (const line of answer.headers.getSetCookie()) {
        set.push(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    }
    const ask = async (account: string, fields: Record<string, string> = {}) =>
      post({ act: 'code', account, ...(await solveCaptcha(world())), ...fields });
    return { cookies, set, post, ask };
  }

  const token = async ({ cookies }: ReturnType<typeof openBrowser>) =>
    (await tokenIn(world().services, cookies.get('formSession'))) ?? '';

  async function enter(phone = newPhone()) {
    world().pass(60_000);
    const browser = openBrowser();
    await browser.ask(phone);
    const code = codeIn(lastMessage(world(), phone, CODE)?.text);
    expect((await browser.post({ act: 'enter', verifyCode: code })).location).toBe('/gh-en/basic/parcels');
    return { ...browser, phone, formToken: await formTokenOf(world().services, await token(browser)) };
  }

  it('make an account by a code, and log into it the next time', async () => {
    const phone = newPhone();
    const browser = openBrowser();
    expect(await browser.ask(phone)).toMatchObject({ status: 303, location: '/gh-en/basic/login?step=code' });
    const asked = browser.cookies.get('formCode');
    expect((await world().call('readFormSession', { asked })).body.data).toEqual({
      ...{ token: '', formToken: '' },
      asked: { account: phone, isSent: true, next: '/gh-en/basic/parcels' },
    });
    const code = codeIn(lastMessage(world(), phone, CODE)?.text);
    expect((await browser.post({ act: 'enter', verifyCode: wrongCode(code) })).location).toBe(
      '/gh-en/basic/login?step=code&at=verifyCode&said=verifyCodeWrong',
    );
    expect((await browser.post({ act: 'enter', verifyCode: code })).location).toBe('/gh-en/basic/parcels');
    expect(await isLoggedIn(world(), await token(browser))).toBe(true);
    const { body } = await world().call('getUserInfoByToken', {}, { token: await token(browser) });
    expect(body.data).toMatchObject({ phone, hasPassword: false });

    const again = await enter(phone);
    const second = await world().call('getUserInfoByToken', {}, { token: await token(again) });
    expect(second.body.data.userId).toBe(body.data.userId);
  });

  it('keep the session where no script and no call finds it', async () => {
    const browser = await enter();
    const line = browser.set.find((one) => one.startsWith('formSession='))!;
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const sealed = browser.cookies.get('formSession')!;
    const session = await token(browser);
    expect(line).not.toContain(session);
    for (const headers of [{ cookie: `formSession=${sealed}` }, { token: sealed }, { authorization: sealed }])
      expect((await world().call('getUserInfoByToken', {}, headers)).status).toBe(401);
    // A cookie of another purpose, an altered one and a bare token open nothing.
    for (const value of [browser.cookies.get('formCode') ?? 'x', `${sealed.slice(0, -2)}xx`, session, ''])
      expect(await tokenIn(world().services, value)).toBeNull();
    // Who has the sealed cookie has the session: the pages of a site with a gateway ask what it holds.
    const read = async (input: Record<string, string>) => (await world().call('readFormSession', input)).body.data;
    const held = { token: session, formToken: browser.formToken };
    expect(await read({ session: sealed })).toEqual({ ...held, asked: null });
    for (const value of [`${sealed.slice(0, -2)}xx`, session, ''])
      expect(await read({ session: value, asked: sealed })).toEqual({ token: '', formToken: '', asked: null });
    const secure = openBrowser();
    await secure.post(
      { act: 'code', account: newPhone(), captcha: 'x', captchaKey: 'x'.repeat(16) },
      { 'x-forwarded-proto': 'https' },
    );
    expect(secure.set[0]).toMatch(/; Secure$/);
  });

  it('say what is wrong beside its field, and keep the number in no address', async () => {
    const browser = openBrowser();
    const phone = newPhone();
    const refused = await browser.post({ act: 'code', account: phone, captcha: 'zzzz', captchaKey: 'k'.repeat(16) });
    expect(refused.location).toBe('/gh-en/basic/login?at=captcha&said=imageCodeWrong');
    expect(browser.cookies.get('formCode')).not.toContain(phone.slice(1));
    expect((await browser.ask('12')).location).toBe('/gh-en/basic/login?at=account&said=accountFormat');
    expect((await browser.ask('ama@')).location).toBe('/gh-en/basic/login?at=account&said=accountFormat');
    expect((await browser.ask(newEmail())).location).toBe('/gh-en/basic/login?step=code');
    expect((await browser.post({ act: 'enter', verifyCode: '123456' })).location).toContain('said=verifyCode');
    expect((await openBrowser().post({ act: 'enter', verifyCode: '123456' })).location).toBe(
      '/gh-en/basic/login?step=code&said=verifyCodeExpired',
    );
    expect((await browser.post({ act: 'burn' })).status).toBe(400);
  });

  it('lead back to the page that asked, if it is one of this site', async () => {
    const browser = openBrowser();
    for (const [next, location] of [
      ['/gh-en/basic/parcels?after=x', '/gh-en/basic/parcels?after=x'],
      ['//evil.example', '/gh-en'],
      ['https://evil.example/gh-en', '/gh-en'],
    ]) {
      world().pass(60_000);
      const phone = newPhone();
      await browser.ask(phone, { next: next! });
      const code = codeIn(lastMessage(world(), phone, CODE)?.text);
      expect((await browser.post({ act: 'enter', verifyCode: code })).location).toBe(location);
    }
  });

  it('cancel an order that waits, of their own alone', async () => {
    const browser = await enter();
    const place = async (of: string) =>
      (await world().call('addInternationalOrder', internationalOrder(), { token: of })).body.data.id as string;
    const { formToken } = browser;
    const id = await place(await token(browser));
    const state = async () => (await world().call('getOrder', { id }, { token: await token(browser) })).body.data.state;
    expect((await browser.post({ act: 'cancel', id, formToken: 'x' })).location).toContain('said=forbidden');
    expect(await state()).toBe('WAITING');

    const owner = await enter(browser.phone);
    expect((await owner.post({ act: 'cancel', id, formToken: owner.formToken })).location).toBe(
      `/gh-en/basic/parcel?id=${id}`,
    );
    expect(await state()).toBe('CANCELLED');
    const again = await owner.post({ act: 'cancel', id, formToken: owner.formToken });
    expect(again.location).toBe(`/gh-en/basic/parcel?id=${id}&said=stateForbids`);
    const { token: other } = await insertVisitor(world());
    const foreign = await place(other);
    expect((await owner.post({ act: 'cancel', id: foreign, formToken: owner.formToken })).location).toContain(
      'said=notFound',
    );
    // A form token of another session is none.
    expect((await owner.post({ act: 'cancel', id: foreign, formToken })).location).toContain('said=forbidden');
    // Nobody is logged in any more.
    expect((await openBrowser().post({ act: 'cancel', id, formToken })).location).toBe(
      '/gh-en/basic/login?said=tokenMissing',
    );
  });

  it('end the session, and are refused from another site', async () => {
    const browser = await enter();
    const session = await token(browser);
    for (const from of ['cross-site', 'same-site', 'none'])
      expect(
        (await browser.post({ act: 'leave', formToken: browser.formToken }, { 'sec-fetch-site': from })).status,
      ).toBe(403);
    expect(await isLoggedIn(world(), session)).toBe(true);
    expect((await browser.post({ act: 'leave', formToken: browser.formToken })).location).toBe('/gh-en/basic/login');
    expect(await isLoggedIn(world(), session)).toBe(false);
    expect(browser.cookies.has('formSession')).toBe(false);
  });
});
