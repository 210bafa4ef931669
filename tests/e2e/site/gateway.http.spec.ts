import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { TYPED_PARCEL } from '../../contract/support/order-samples';
import { findFreePort } from '../../fixtures/free-port';
import { findCodeSentTo } from '../support/outbox';
import { PlainBrowser } from '../support/plain-browser';
import { OUTBOX_FOLDER } from '../support/this-run';
import { numberWords, wordsOf } from '../support/words';

let apiPort: number;
let api: string;
let site: string;
let children: ChildProcess[] = [];

const apiSettings = () => ({
  PORT: String(apiPort),
  DATABASE_URL: 'file:./data/e2e/gateway.db',
  OUTBOX_DIR: OUTBOX_FOLDER,
  POW_QUESTIONS_PER_NETWORK: '1000',
  POW_UNPROVEN_PER_NETWORK: '1000',
});

const ORDER = {
  'sender.name': 'Li Wei',
  'sender.phone': '138 1234 5678',
  'sender.place': '广州',
  'sender.street': '12 Sample Road',
  'receiver.name': 'Ama Mensah',
  'receiver.phone': '024 412 3456',
  'receiver.place': 'Accra',
  'receiver.street': '7 Market Street',
  'receiver.countryCode': 'GH',
  customerType: 'individual',
  service: 'intl-straight-special',
  goodsClass: 'GENERAL',
  importer: 'individual',
  sendingMode: 'MERCHANT',
  deliveryPlace: 'door',
  'notify.receiver': 'sms',
  ...TYPED_PARCEL,
  agreed: 'on',
};

/** Returns the sum of the two numbers in the page's question. */
function sumAsked(html: string): string {
  const [, first = '', second = ''] = /What is (\w+) plus (\w+)\?/.exec(html) ?? [];
  const value = (word: string) => numberWords('gh-en').findIndex((each) => each.toLowerCase() === word) + 1;
  return String(value(first) + value(second));
}

async function start(program: string, environment: Record<string, string>, ready: string): Promise<void> {
  const child = spawn('node', [`dist/${program}.mjs`], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
  });
  children.push(child);
  await expect
    .poll(
      () =>
        fetch(ready).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
}

test.describe('the API as a separate process', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    apiPort = await findFreePort();
    api = `http://localhost:${apiPort}/api`;
  });

  test.afterAll(() => {
    children.forEach((child) => child.kill('SIGTERM'));
    children = [];
  });

  test('serves the pages of a site that has no API of its own', async () => {
    const sitePort = await findFreePort();
    site = `http://localhost:${sitePort}`;
    await start('api', apiSettings(), `${api}/health`);
    await start(
      'serve',
      { PORT: String(sitePort), API_BASE_URL: api, DATABASE_URL: 'file:./data/e2e/unused.db' },
      `${site}/gh-en`,
    );

    const query = new URLSearchParams({ to: 'SA', kg: '3', l: '30', w: '30', h: '40', value: '1500', ask: '1' });
    const page = await fetch(`${site}/sa-en/express/order-quote?${query}`);
    expect(page.status).toBe(200);
    // 3 kg fill 6 kg by volume. The line costs the same for each kilogram.
    expect(await page.text()).toMatch(/CNY\s432(?!\.)/);
    expect((await fetch(`${site}/api/v1/api/country/queryAllCountryList`)).status).toBe(404);
  });

  test('preserves the session and the order of a browser without scripts', async () => {
    const browser = new PlainBrowser(site);
    await browser.open('/gh-en/basic/parcels');
    expect(browser.path).toBe('/gh-en/basic/login?next=%2Fgh-en%2Fbasic%2Fparcels');
    await browser.open(
      '/gh-en/basic/login?ask=question&next=%2Fgh-en%2Fbasic%2Fsend%3Fkind%3Dinternational%26to%3DGH%26n%3D1',
    );
    const account = `+23324${String(randomInt(10 ** 7)).padStart(7, '0')}`;
    await browser.send({ account, captcha: sumAsked(browser.page.html) });
    expect(browser.path).toBe('/gh-en/basic/login?step=code');
    expect(browser.page.html).toContain(account);
    await browser.send({ verifyCode: await findCodeSentTo(account), agreed: 'on' });
    expect(browser.path).toBe('/gh-en/basic/send?kind=international&to=GH&n=1');
    await browser.send({ ...ORDER, 'receiver.phone': '12', act: 'check' });
    expect(browser.path).toMatch(/^\/gh-en\/basic\/send\?draft=[0-9a-f]{32}#outcome$/);
    expect(browser.page.one('input', 'name', 'receiver.phone')).toMatchObject({ value: '12', 'aria-invalid': 'true' });
    await browser.send({ ...ORDER, act: 'check' });
    expect(browser.path).toMatch(/&step=review$/);
    await browser.send({});
    expect(browser.path).toMatch(/^\/gh-en\/basic\/parcel\?id=/);
    expect(browser.page.html).toContain('Cotton shirts');
    await browser.open('/gh-en/basic/parcels');
    expect(browser.page.html).toContain('Ama Mensah');
  });

  test('shows a message with a retry when down, and recovers automatically', async () => {
    const query = new URLSearchParams({ to: 'SA', kg: '3', l: '30', w: '30', h: '40', ask: '1' });
    const [program] = children;
    program!.kill('SIGTERM');
    await new Promise((gone) => program!.once('exit', gone));
    const startTime = Date.now();
    const page = await fetch(`${site}/sa-en/express/order-quote?${query}`);
    expect(Date.now() - startTime).toBeLessThan(5000);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(wordsOf('sa-en')('quote.answer.failed'));
    expect((await fetch(`${site}/gh-en`)).status).toBe(200);
    await start('api', apiSettings(), `${api}/health`);
    expect(await (await fetch(`${site}/sa-en/express/order-quote?${query}`)).text()).toMatch(/CNY\s432(?!\.)/);
  });
});
