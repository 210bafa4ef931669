import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boxSnippet, formSnippet } from '@/components/pages/access/snippets';
import { JOURNEY_STAGES } from '@/lib/contract/tracking/stages';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { findViolations } from '../support/axe';
import { storePicture } from '../support/store-picture';
import { placeLinkedParcel, type LinkedParcel } from '../support/linked-parcel';
import { screenForCommit } from '../support/rotation';
import { expect, test } from '../support/site';
import { MAIN_ORIGIN } from '../support/this-run';
import { wordsOf } from '../support/words';

/** A shop's server. Its page is the content of the query. Name and port differ from our origin. */
let shop: Server;
let shopOrigin: string;
let parcel: LinkedParcel;

test.beforeAll(async () => {
  shop = createServer((request, response) => {
    const body = new URL(request.url ?? '', 'http://shop.invalid').searchParams.get('body') ?? '';
    const policy = `default-src 'none'; script-src ${MAIN_ORIGIN}; frame-src ${MAIN_ORIGIN}; form-action ${MAIN_ORIGIN}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(`<!doctype html><html lang="en"><title>A shop</title><h1>A shop</h1>${body}`);
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  parcel = await placeLinkedParcel('GH', 'en');
});
test.afterAll(() => shop.close());

const shopPage = (body: string) => `${shopOrigin}/?${new URLSearchParams({ body })}`;
const siteOf = (prefix: string) => ({ home: `${MAIN_ORIGIN}/${prefix}`, prefix: prefix as Prefix });

for (const prefix of ['gh-en', 'eg-ar', 'pk-ur'])
  test(
    `${prefix}: a shop shows the box, and a number can be tracked in it by keyboard`,
    screenForCommit('tracking box', prefix),
    async ({ page }, { project }) => {
      const words = wordsOf(prefix);
      await page.goto(shopPage(boxSnippet({ ...siteOf(prefix), example: '' })));
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('title', /Dunia Express$/);
      const box = frame.contentFrame();
      const isMirrored = prefix !== 'gh-en';
      await expect(box.locator('html')).toHaveAttribute('dir', isMirrored ? 'rtl' : 'ltr');
      const before = (await frame.boundingBox())!.height;

      await box.locator('#no').focus();
      await page.keyboard.type(parcel.waybill);
      await page.keyboard.press('Enter');
      await expect(box.locator('article')).toContainText(words('track.states.IN_TRANSIT'));
      await expect(box.locator('#result')).toBeFocused();
      // The frame is as high as its content: nothing is cut off, and nothing scrolls inside.
      await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before);
      const inside = page.frames().find((each) => each.url().includes('/track/box'))!;
      await expect
        .poll(() => inside.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0);
      expect(await inside.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expect(box.locator('.steps li')).toHaveCount(JOURNEY_STAGES.length);
      await storePicture(page, `box-${prefix}-${project.name}`);

      await page.keyboard.press('Tab');
      const full = box.getByRole('link', { name: words('box.full') });
      await expect(full).toBeFocused();
      await expect(full).toHaveAttribute('href', `/${prefix}/track?no=${parcel.waybill}`);
      const [input, button] = [await box.locator('#no').boundingBox(), await box.locator('button').boundingBox()];
      if (project.name === 'desktop') expect(button!.x < input!.x).toBe(isMirrored);
      expect(await page.context().cookies()).toEqual([]);

      await page.goto(`${MAIN_ORIGIN}/${prefix}/track/box?no=${parcel.waybill}`);
      // axe is a script, which the box's policy blocks, so it reads a copy.
      const copy = await page.content();
      await page.goto('about:blank');
      await page.setContent(copy.replace(/<script>[^]*?<\/script>/, ''));
      expect(await findViolations(page)).toEqual([]);
    },
  );

test('the box shows the number that the shop sets, and explains an invalid one', async ({ page }) => {
  const words = wordsOf('gh-en');
  await page.goto(shopPage(boxSnippet({ ...siteOf('gh-en'), example: parcel.waybill })));
  const box = page.locator('iframe').contentFrame();
  await expect(box.locator('article')).toContainText(words('track.states.IN_TRANSIT'));
  // The shop's page keeps the focus, because nobody searched in the box.
  await expect(box.locator('#result')).not.toBeFocused();
  await box.locator('#no').fill('nonsense');
  await box.getByRole('button').click();
  await expect(box.locator('article')).toContainText(words('track.notFound.shape'));
  await box.locator('#no').fill('');
  await box.getByRole('button').click();
  await expect(box.getByRole('alert')).toHaveText(words('track.refused.empty'));
});

for (const prefix of ['gh-en', 'sa-ar'] as const)
  test(`${prefix}: the code of our page shows a sample before a shop has a parcel`, async ({ page }, { project }) => {
    const words = wordsOf(prefix);
    const { country } = parsePrefix(prefix)!;
    await page.goto(shopPage(boxSnippet({ ...siteOf(prefix), example: exampleWaybill(country) })));
    const box = page.locator('iframe').contentFrame();
    await expect(box.locator('article')).toContainText(words('box.sample'));
    await expect(box.locator('article')).toContainText(words('track.states.IN_TRANSIT'));
    await expect(box.locator('.steps li')).toHaveCount(JOURNEY_STAGES.length);
    await expect(box.locator('.expected')).toBeVisible();
    await expect(box.locator('svg.mark')).toBeVisible();
    await expect(box.getByRole('link', { name: words('box.full') })).toHaveCount(0);
    await storePicture(page, `box-sample-${prefix}-${project.name}`);
  });

test('another frame of the shop cannot change the box', async ({ page }) => {
  await page.goto(shopPage(boxSnippet({ ...siteOf('gh-en'), example: '' })));
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /Dunia Express$/);
  const height = (await frame.boundingBox())!.height;
  await page.evaluate(() => postMessage({ tracking: 'size', height: 5000, title: 'Forged' }, '*'));
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  expect((await frame.boundingBox())!.height).toBe(height);
  await expect(frame).toHaveAttribute('title', /Dunia Express$/);
});

test('a shop without scripts gets the form, which opens the tracking page', async ({ page }) => {
  const words = wordsOf('gh-en');
  const texts = { label: words('box.label'), submit: words('track.form.submit') };
  await page.goto(shopPage(formSnippet({ ...siteOf('gh-en'), example: '' }, texts)));
  await page.getByLabel(texts.label).fill(parcel.waybill);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/gh-en/track?no=${parcel.waybill}`);
  await expect(page.locator(`article[id="${parcel.waybill}"]`)).toBeVisible();
});

test(
  'the box alone may be framed, sets no cookie and runs only its script',
  { tag: '@desktop' },
  async ({ context }) => {
    const headersOf = async (path: string) => {
      const response = await fetch(MAIN_ORIGIN + path);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      return { headers: response.headers, size: (await response.arrayBuffer()).byteLength };
    };
    for (const path of ['/gh-en/track/box', `/gh-en/track/box?no=${parcel.waybill}`]) {
      const { headers, size } = await headersOf(path);
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(size).toBeLessThan(10_000);
    }
    for (const path of ['/gh-en/track', `/gh-en/track?no=${parcel.waybill}`, '/gh-en', '/gh-en/track/boxes', '/']) {
      const response = await fetch(MAIN_ORIGIN + path);
      expect({ path, xFrameOptions: response.headers.get('x-frame-options') }).toEqual({ path, xFrameOptions: 'DENY' });
      expect(response.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
    const script = await headersOf('/box.js');
    expect(script.size).toBeLessThanOrEqual(5 * 1024);
    expect(script.headers.get('set-cookie')).toBeNull();
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('max-age=86400');
    expect((await fetch(`${MAIN_ORIGIN}/gh-fr/track/box`, { redirect: 'manual' })).status).toBe(308);
    // A separate page, so that only the browser's messages about its frame are recorded.
    const page = await context.newPage();
    const texts: string[] = [];
    page.on('console', (message) => texts.push(message.text()));
    await page.goto(shopPage(`<iframe src="${MAIN_ORIGIN}/gh-en/track" title="Tracking"></iframe>`));
    await expect.poll(() => texts.join()).toContain("frame-ancestors 'none'");
    await expect(page.frameLocator('iframe').locator('#main')).toHaveCount(0);
  },
);
