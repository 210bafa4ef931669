import { beforeAll, expect, it } from 'vitest';
import {
  CODE_PATTERN,
  codeIn,
  insertVisitor,
  isLoggedIn,
  lastMessage,
  newEmail,
  newPhone,
  solveCaptcha,
  wrongCode,
} from '../support/steps/account-steps';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { onEachDatabase } from '../support/world';
import { createFormToken, readSessionToken } from '@/lib/server/web/forms/form-session';
import { shownLink } from '@/lib/server/web/forms/passed-link';
import { MINUTE_MS } from '@/lib/time/durations';

onEachDatabase('the plain form of an account', (world) => {
  beforeAll(() => insertPlaces(world()));

  /** A browser without scripts: it stores cookies and follows redirects. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    const set: string[] = [];
    async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const response = await fetch(`${world().origin}/api/form/account`, {
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
      for (const line of response.headers.getSetCookie()) {
        set.push(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    }
    const requestCode = async (account: string, fields: Record<string, string> = {}) =>
      post({ act: 'code', account, ...(await solveCaptcha(world())), ...fields });
    return { cookies, set, post, requestCode };
  }

  const token = async ({ cookies }: ReturnType<typeof openBrowser>) =>
    (await readSessionToken(world().services, cookies.get('formSession'))) ?? '';

  async function enter(phone = newPhone()) {
    world().pass(MINUTE_MS);
    const browser = openBrowser();
    await browser.requestCode(phone);
    const code = codeIn(lastMessage(world(), phone, CODE_PATTERN)?.text);
    expect((await browser.post({ act: 'enter', verifyCode: code, agreed: 'on' })).location).toBe(
      '/gh-en/basic/parcels',
    );
    return { ...browser, phone, formToken: await createFormToken(world().services, await token(browser)) };
  }

  it('creates an account by code and logs into it the next time', async () => {
    const phone = newPhone();
    const browser = openBrowser();
    expect(await browser.requestCode(phone)).toMatchObject({ status: 303, location: '/gh-en/basic/login?step=code' });
    const request = browser.cookies.get('formCode');
    expect((await world().call('readFormSession', { asked: request })).body.data).toEqual({
      token: '',
      formToken: '',
      asked: { account: phone, isSent: true, next: '/gh-en/basic/parcels' },
    });
    const code = codeIn(lastMessage(world(), phone, CODE_PATTERN)?.text);
    expect((await browser.post({ act: 'enter', verifyCode: wrongCode(code) })).location).toBe(
      '/gh-en/basic/login?step=code&fields=verifyCode&outcome=verifyCodeWrong',
    );
    expect((await browser.post({ act: 'enter', verifyCode: code, agreed: 'on' })).location).toBe(
      '/gh-en/basic/parcels',
    );
    expect(await isLoggedIn(world(), await token(browser))).toBe(true);
    const { body } = await world().call('getUserInfoByToken', {}, { token: await token(browser) });
    expect(body.data).toMatchObject({ phone, hasPassword: false });

    const again = await enter(phone);
    const second = await world().call('getUserInfoByToken', {}, { token: await token(again) });
    expect(second.body.data.userId).toBe(body.data.userId);
  });

  it('hides the session from scripts and calls', async () => {
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
      expect(await readSessionToken(world().services, value)).toBeNull();
    // The sealed cookie gives access to the session. The pages of a site with a gateway read it through this call.
    const readSession = async (input: Record<string, string>) =>
      (await world().call('readFormSession', input)).body.data;
    const tokens = { token: session, formToken: browser.formToken };
    expect(await readSession({ session: sealed })).toEqual({ ...tokens, asked: null });
    for (const value of [`${sealed.slice(0, -2)}xx`, session, ''])
      expect(await readSession({ session: value, asked: sealed })).toEqual({ token: '', formToken: '', asked: null });
    const secure = openBrowser();
    await secure.post(
      { act: 'code', account: newPhone(), captcha: 'x', captchaKey: 'x'.repeat(16) },
      { 'x-forwarded-proto': 'https' },
    );
    expect(secure.set[0]).toMatch(/^__Host-formCode=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
  });

  it('rejects a cookie over HTTPS that another host of the domain could have set', async () => {
    const { cookies, formToken } = await enter();
    const sealed = cookies.get('formSession')!;
    const leave = (cookie: string) =>
      openBrowser().post({ act: 'leave', formToken }, { cookie, 'x-forwarded-proto': 'https' });
    for (const cookie of [`formSession=${sealed}`, `__Host-formSession=; formSession=${sealed}`])
      expect((await leave(cookie)).location).toContain('outcome=tokenMissing');
    const planted = `formSession=planted; __Host-formSession=${sealed}`;
    expect((await leave(planted)).location).toBe('/gh-en/basic/login');
  });

  it('shows each error beside its field and puts no number in an address', async () => {
    const browser = openBrowser();
    const phone = newPhone();
    const refusal = await browser.post({ act: 'code', account: phone, captcha: 'zzzz', captchaKey: 'k'.repeat(16) });
    expect(refusal.location).toBe('/gh-en/basic/login?fields=captcha&outcome=imageCodeWrong');
    expect(browser.cookies.get('formCode')).not.toContain(phone.slice(1));
    expect((await browser.requestCode('12')).location).toBe('/gh-en/basic/login?fields=account&outcome=phoneTooShort');
    expect((await browser.requestCode('ama@', { captcha: '' })).location).toBe(
      '/gh-en/basic/login?fields=account,captcha&outcome=emailWithoutDomain,required',
    );
    expect((await browser.requestCode('ama@')).location).toBe(
      '/gh-en/basic/login?fields=account&outcome=emailWithoutDomain',
    );
    expect((await browser.requestCode(newEmail())).location).toBe('/gh-en/basic/login?step=code');
    expect((await browser.post({ act: 'enter', verifyCode: '123456' })).location).toContain('outcome=verifyCode');
    expect((await openBrowser().post({ act: 'enter', verifyCode: '123456' })).location).toBe(
      '/gh-en/basic/login?step=code&outcome=verifyCodeExpired',
    );
    expect((await browser.post({ act: 'burn' })).status).toBe(400);
  });

  it('returns to the page that sent the visitor, if it is on this site', async () => {
    const browser = openBrowser();
    for (const [next, location] of [
      ['/gh-en/basic/parcels?after=x', '/gh-en/basic/parcels?after=x'],
      ['//evil.example', '/gh-en'],
      ['https://evil.example/gh-en', '/gh-en'],
    ]) {
      world().pass(MINUTE_MS);
      const phone = newPhone();
      await browser.requestCode(phone, { next: next! });
      const code = codeIn(lastMessage(world(), phone, CODE_PATTERN)?.text);
      expect((await browser.post({ act: 'enter', verifyCode: code, agreed: 'on' })).location).toBe(location);
    }
  });

  it('shows the receiver link of a waiting order to the session that requested it', async () => {
    const owner = await enter();
    const order = { ...internationalOrder('TR'), importer: 'individual', receiverCompletes: true };
    const reply = await world().call('addInternationalOrder', order, { token: await token(owner) });
    const { id } = reply.body.data;
    const { location } = await owner.post({ act: 'link', id, formToken: owner.formToken });
    const page = new URL(location!, world().origin);
    expect({ pathname: page.pathname, id: page.searchParams.get('id') }).toEqual({
      pathname: '/gh-en/basic/parcel',
      id,
    });
    const receiverLink = { link: page.searchParams.get('link')!, mark: page.searchParams.get('mark')! };
    expect(shownLink(owner.formToken, id, receiverLink)).toBe(receiverLink.link);
    const linkReply = await world().call('readParcelOfLink', { token: receiverLink.link.split('/').at(-1) });
    expect(linkReply.body.data.details.missing).toEqual(['turkishId']);
    // A link of a stranger, of another order or of another session is not shown.
    const stranger = await enter();
    expect(shownLink(owner.formToken, id, { ...receiverLink, link: 'https://evil.example' })).toBe('');
    expect(shownLink(owner.formToken, 'other', receiverLink)).toBe('');
    expect(shownLink(stranger.formToken, id, receiverLink)).toBe('');
    const { formToken } = stranger;
    expect((await stranger.post({ act: 'link', id, formToken })).location).toContain('outcome=notFound');
    expect((await stranger.post({ act: 'link', id, formToken: 'x' })).location).toContain('outcome=forbidden');
  });

  it('cancels waiting orders of the visitor’s account only', async () => {
    const browser = await enter();
    const place = async (of: string) =>
      (await world().call('addInternationalOrder', internationalOrder(), { token: of })).body.data.id as string;
    const { formToken } = browser;
    const id = await place(await token(browser));
    const state = async () => (await world().call('getOrder', { id }, { token: await token(browser) })).body.data.state;
    expect((await browser.post({ act: 'cancel', id, formToken: 'x' })).location).toContain('outcome=forbidden');
    expect(await state()).toBe('WAITING');

    const owner = await enter(browser.phone);
    expect((await owner.post({ act: 'cancel', id, formToken: owner.formToken })).location).toBe(
      `/gh-en/basic/parcel?id=${id}`,
    );
    expect(await state()).toBe('CANCELLED');
    const again = await owner.post({ act: 'cancel', id, formToken: owner.formToken });
    expect(again.location).toBe(`/gh-en/basic/parcel?id=${id}&outcome=stateForbids`);
    const { token: other } = await insertVisitor(world());
    const foreign = await place(other);
    expect((await owner.post({ act: 'cancel', id: foreign, formToken: owner.formToken })).location).toContain(
      'outcome=notFound',
    );
    // A form token of another session is invalid.
    expect((await owner.post({ act: 'cancel', id: foreign, formToken })).location).toContain('outcome=forbidden');
    // Nobody is logged in after the logout.
    expect((await openBrowser().post({ act: 'cancel', id, formToken })).location).toBe(
      '/gh-en/basic/login?outcome=tokenMissing',
    );
  });

  it('ends the session and rejects requests from another site', async () => {
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
