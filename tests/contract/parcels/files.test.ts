import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { FILE_LINK_SECONDS } from '@/lib/contract/orders/files';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { endSessionsOf } from '@/lib/server/accounts/sessions/session-store';
import { newToken } from '@/lib/server/platform/token';
import ar from '@/messages/ar/errors.json';
import server from '@/messages/en/server.json';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf, readPdf, readQrCode } from '../../fixtures/read-pdf';
import { domesticOrder, internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';
import { whileReplaced } from '../support/with-restore';

interface Placed {
  id: string;
  tradeNo: string;
  waybillNo: string;
  waybills: { waybillNo: string }[];
  version: number;
}

onEachDatabase('a document of an order', (world) => {
  let ama: Person;
  let kofi: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    kofi = await signUp(world());
  });

  const place = async (input: Record<string, unknown> = internationalOrder(), person = ama): Promise<Placed> =>
    (await world().call('addOrder', { kind: 'international', ...input }, { token: person.token })).body.data;
  const requestFile = (input: Record<string, unknown>, headers: Record<string, string> = { token: ama.token }) =>
    world().call('getPdfFileUrl', input, headers);
  const open = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${world().origin}${url}`, { headers: { lang: 'en', ...headers } });
  const linkOf = async (input: Record<string, unknown>, headers?: Record<string, string>): Promise<string> => {
    const reply = await requestFile(input, headers);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data.url;
  };
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it('opens without a header, as a file to save that no cache stores', async () => {
    const { id, waybillNo } = await place();
    const { status, body } = await requestFile({ id, kind: 'label' });
    expect(status).toBe(200);
    expect(body.data.url).toMatch(/^\/api\/v1\/api\/file\/view\/[\w-]{43}$/);
    const secondsLeft = (Date.parse(body.data.expiresAt) - world().services.now().getTime()) / 1000;
    expect(secondsLeft).toBeLessThanOrEqual(FILE_LINK_SECONDS);
    expect(secondsLeft).toBeGreaterThan(FILE_LINK_SECONDS - 30);
    const response = await open(body.data.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Dunia-Express-label-${waybillNo}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const { pages, language } = await rasterizePdf(await bytesOf(response));
    expect({ pageCount: pages.length, language }).toEqual({ pageCount: 1, language: 'en' });
    expect(readCode128(pages[0]!.pixels)).toBe(waybillNo);
    expect(readQrCode(pages[0]!)).toBe(`${world().services.config.siteUrl}/gh-en/track?no=${waybillNo}`);
    expect(pages[0]!.text).toContain('Ama Serwaa Boateng');
  });

  it('has a page for each piece, or the requested piece only', async () => {
    const sample = internationalOrder();
    const [parcel] = sample.parcels;
    const { id, tradeNo, waybills } = await place({ ...sample, parcels: [parcel, { ...parcel, weightKg: 7 }] });
    const both = await open(await linkOf({ id, kind: 'label' }));
    expect(both.headers.get('content-disposition')).toContain(`-label-${tradeNo}.pdf`);
    const all = await rasterizePdf(await bytesOf(both));
    expect(all.pages.map(({ pixels }) => readCode128(pixels))).toEqual(waybills.map(({ waybillNo }) => waybillNo));
    const second = await open(await linkOf({ id, kind: 'label', piece: 2 }));
    expect(second.headers.get('content-disposition')).toContain(`-${waybills[1]!.waybillNo}-2.pdf`);
    const { pages } = await readPdf(await bytesOf(second));
    expect(pages).toHaveLength(1);
    expect(pages[0]!.text).toContain('Piece 2 of 2');
    expect(pages[0]!.text).toContain('7 kg');
  });

  it('includes a customs invoice with the declared values', async () => {
    const { id, waybillNo } = await place();
    const response = await open(await linkOf({ id, kind: 'invoice' }));
    expect(response.headers.get('content-disposition')).toContain(`invoice-${waybillNo}.pdf`);
    const { pages } = await readPdf(await bytesOf(response));
    const { goodsNameEn } = internationalOrder().parcels[0]!;
    for (const text of [server.files.invoice.heading, goodsNameEn, waybillNo]) expect(pages[0]!.text).toContain(text);
  });

  it('is in the language of the link, not of the browser that opens it', async () => {
    const { id } = await place();
    const url = await linkOf({ id, kind: 'label' }, { token: ama.token, lang: 'tr' });
    expect((await readPdf(await bytesOf(await open(url, { lang: 'fr' })))).language).toBe('tr');
  });

  it('shows the current state of the order', async () => {
    const { id, version } = await place();
    const url = await linkOf({ id, kind: 'label' });
    const sample = internationalOrder();
    const order = { kind: 'international', ...sample, receiver: { ...sample.receiver, name: 'Efua Sutherland' } };
    expect((await world().call('editWebsiteOrder', { id, version, order }, { token: ama.token })).status).toBe(200);
    const { pages } = await readPdf(await bytesOf(await open(url)));
    expect(pages[0]!.text).toContain('Efua Sutherland');
  });

  it('is never stored by its address', async () => {
    const { id } = await place();
    const fileId = (await linkOf({ id, kind: 'label' })).split('/').at(-1)!;
    const rows = await world().services.db.selectFrom('file_links').selectAll().where('order_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(fileId);
    const another = (await linkOf({ id, kind: 'label' })).split('/').at(-1)!;
    expect(another).not.toBe(fileId);
  });

  describe('is refused', () => {
    it('without a session, for another account’s order and for an unknown one', async () => {
      const { id } = await place();
      const anonymous = await requestFile({ id, kind: 'label' }, {});
      expectRefusal(anonymous, 401, ERRORS.tokenMissing.code);
      const foreign = await requestFile({ id, kind: 'label' }, { token: kofi.token });
      const missing = await requestFile({ id: 'no-such-order', kind: 'label' });
      expect({ status: foreign.status, body: foreign.body }).toEqual({ status: missing.status, body: missing.body });
      expect(foreign.body.code).toBe(ERRORS.notFound.code);
    });

    it.each([
      ['kind', { kind: 'poster' }],
      ['kind', {}],
      ['piece', { kind: 'label', piece: 'x' }],
      ['piece', { kind: 'label', piece: 6 }],
      ['piece', { kind: 'label', piece: 2 }],
      ['id', { kind: 'label', id: '../../etc/passwd' }],
    ])('with a mistake in %s: %j', async (field, change) => {
      const { id } = await place();
      const { status, body } = await requestFile({ id, ...change });
      expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({ status: 422, fields: [field] });
    });

    it('for a cancelled order, by an earlier link too', async () => {
      const { id } = await place();
      const url = await linkOf({ id, kind: 'label' });
      await world().call('cancelOrder', { id }, { token: ama.token });
      for (const kind of ['label', 'invoice']) {
        const { status, body } = await requestFile({ id, kind }, { token: ama.token, lang: 'ar' });
        expectRefusal({ status, body }, 409, ERRORS.fileOfCancelled.code, ar.fileOfCancelled);
      }
      expect((await open(url)).status).toBe(409);
      await world().call('deleteOrder', { id }, { token: ama.token });
      expect((await requestFile({ id, kind: 'label' })).status).toBe(404);
      expect((await open(url)).status).toBe(404);
    });

    it('as an invoice of an order within one country', async () => {
      const { id } = await place({ ...domesticOrder(), kind: 'domestic' });
      expect((await requestFile({ id, kind: 'label' })).status).toBe(200);
      const { status, body } = await requestFile({ id, kind: 'invoice' });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({ status: 422, fields: ['kind'] });
    });

    it('after five minutes, after the session, in another session or for an unknown id', async () => {
      const wendy = await signUp(world());
      const { id } = await place(internationalOrder(), wendy);
      const link = () => linkOf({ id, kind: 'label' }, { token: wendy.token });
      const [foreign, old] = [await link(), await link()];
      expect((await open(foreign, { token: wendy.token })).status).toBe(200);
      const responses = [await open(foreign, { token: kofi.token }), await open(`/api/v1/api/file/view/${newToken()}`)];
      for (const nonsense of ['x', '..%2f..%2fetc', '%27%20or%201=1', id])
        responses.push(await open(`/api/v1/api/file/view/${nonsense}`));
      const margin = MINUTE_MS;
      world().pass(FILE_LINK_SECONDS * SECOND_MS - margin);
      expect((await open(old)).status).toBe(200);
      world().pass(margin);
      responses.push(await open(old));
      const fresh = await link();
      await endSessionsOf(world().services.db, wendy.userId, 'password');
      responses.push(await open(fresh));
      const bodies = await Promise.all(responses.map((response) => response.json()));
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    });

    it('beyond sixty in ten minutes, with the time to wait', async () => {
      const busy = await signUp(world());
      const { id } = await place(internationalOrder(), busy);
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1)
        statuses.push((await requestFile({ id, kind: 'label' }, { token: busy.token })).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const replies = await Promise.all([1, 2, 3].map(() => requestFile({ id, kind: 'label' }, { token: busy.token })));
      const refusals = replies.filter(({ status }) => status === 429);
      expect(refusals.length).toBeGreaterThan(0);
      expect(Number(refusals[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  it('is printed once for several requests at once', async () => {
    const { id, waybillNo } = await place();
    const { pdf } = world().services;
    const real = pdf.print;
    let printCount = 0;
    const print: typeof real = (...job) => {
      printCount += 1;
      return real(...job);
    };
    const [urls, files] = await whileReplaced(pdf, { print }, async () => {
      const links = await Promise.all(Array.from({ length: 8 }, () => linkOf({ id, kind: 'label' })));
      return [links, await Promise.all(links.map(async (url) => bytesOf(await open(url))))];
    });
    expect(new Set(urls).size).toBe(8);
    expect(new Set(files.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
    expect(printCount).toBe(1);
    const { pages } = await rasterizePdf(files[0]!);
    expect(readCode128(pages[0]!.pixels)).toBe(waybillNo);
  });

  it('delays no other response while it is printed', async () => {
    const orders = await Promise.all([place(), place()]);
    const startTime = performance.now();
    const printing = Promise.all(orders.map(({ id }) => requestFile({ id, kind: 'invoice' })));
    let longest = 0;
    let underway = true;
    void printing.finally(() => (underway = false));
    while (underway) {
      const began = performance.now();
      // Measures the event-loop delay: how late a timer fires.
      await new Promise((resolve) => setTimeout(resolve, 1));
      longest = Math.max(longest, performance.now() - began);
    }
    expect((await printing).map(({ status }) => status)).toEqual([200, 200]);
    // Rendered on the main thread, each PDF would block it for half of this time.
    expect(longest).toBeLessThan((performance.now() - startTime) / 3);
  });
});

// Printing takes a second for each document and does not use the database.
onEachDatabase(
  'an invoice',
  (world) => {
    beforeAll(() => insertPlaces(world()));

    it.each(LANGUAGES)('is in %s on request, with English beside it', async (lang) => {
      const { token } = await signUp(world());
      const { body } = await world().call('addOrder', { kind: 'international', ...internationalOrder() }, { token });
      const link = await world().call('getPdfFileUrl', { id: body.data.id, kind: 'invoice' }, { token, lang });
      const pdf = await (await fetch(world().origin + link.body.data.url)).arrayBuffer();
      const { pages, language } = await readPdf(new Uint8Array(pdf));
      expect(language).toBe(lang);
      expect(pages[0]!.text).toContain(server.files.invoice.heading);
    });
  },
  ['sqlite'],
);
