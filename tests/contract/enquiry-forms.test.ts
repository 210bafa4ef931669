import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { FORM_KINDS, type FormKind } from '@/lib/contract/enquiry-forms';
import { messageLocale } from '@/lib/server/message-arguments';
import ar from '@/messages/ar/errors.json';
import en from '@/messages/en/errors.json';
import { HOSTILE_VALUES } from './hostile';
import { onEachDatabase, type World } from './world';

type Fields = Record<string, string | readonly string[]>;

const who = { name: 'Ama Owusu', countryCode: 'GH', phone: '024 000 0123' };
const FORMS: Record<FormKind, Fields> = {
  franchise: { ...who, email: 'ama@example.org', state: 'Ashanti', city: 'Kumasi', experienced: 'NO', contactWay: '' },
  enterprise: {
    ...who,
    email: 'ama@example.org',
    company: 'Owusu Trading',
    cycle: 'WEEKLY',
    weightKg: '12,5',
    shipments: '',
    goods: 'Cotton shirts',
    destinations: ['GH', 'KE'],
  },
  expert: { ...who, email: '', contactWay: 'PHONE', shipRequire: 'DOMESTIC', message: 'A question\r\nof two lines' },
  feedback: { ...who, phone: '', email: 'ama@example.org', message: 'Thank you' },
};

let visitor = 0;

interface Posting {
  prefix?: string;
  headers?: Record<string, string>;
  /** Of a network of its own unless said otherwise. */
  address?: string;
}

async function post(world: World, kind: string, fields: Fields, { prefix = 'gh-en', headers, address }: Posting = {}) {
  visitor += 1;
  const body = new URLSearchParams({ prefix });
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  const response = await fetch(`${world.origin}/api/form/${kind}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      origin: world.origin,
      'x-client-address': address ?? `198.18.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
      ...headers,
    },
  });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, headers: response.headers, location, text: await response.text() };
}

const idIn = (location: string) => location.split('/').at(-1)!;
const shown = async (world: World, location: string, lang = 'en') =>
  (await world.call('readEnquiryForm', { id: idIn(location) }, { lang })).body.data;
const enquiries = (world: World) => world.services.db.selectFrom('enquiries').selectAll().execute();
const forms = (world: World) => world.services.db.selectFrom('enquiry_forms').selectAll().execute();

onEachDatabase('forms without scripts', (world) => {
  describe.each(FORM_KINDS)('%s', (kind) => {
    it('are stored like any enquiry, and lead to a page that shows the reference and nothing else', async () => {
      const { status, location, headers, text } = await post(world(), kind, FORMS[kind], { prefix: 'ma-fr' });
      expect([status, text]).toEqual([303, '']);
      expect(location).toMatch(/^\/ma-fr\/enquiry\/[A-Za-z0-9_-]{43}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      const form = await shown(world(), location);
      expect(form).toMatchObject({ kind, values: {}, errors: {}, problem: '' });
      const row = (await enquiries(world())).find(({ reference }) => reference === form.reference)!;
      expect([row.kind, row.language, row.country_code]).toEqual([kind, 'fr', 'GH']);
      expect(row.data).not.toContain('\\r');
      const kept = (await forms(world())).map((each) => JSON.stringify(each)).join();
      expect(kept).not.toContain(idIn(location));
    });

    it('with mistakes come back with everything typed, each mistake with its field, in the language asked', async () => {
      const before = (await enquiries(world())).length;
      const bad = { ...FORMS[kind], name: '', phone: 'not a number', admin: 'true' };
      const { status, location } = await post(world(), kind, bad, { prefix: 'eg-ar' });
      expect([status, location.startsWith('/eg-ar/enquiry/')]).toEqual([303, true]);
      const form = await shown(world(), location);
      expect([form.reference, form.problem]).toEqual(['', '']);
      expect(form.values).toMatchObject({ name: [''], phone: ['not a number'] });
      expect(form.values).not.toHaveProperty('admin');
      for (const [field, value] of Object.entries(bad))
        if (field !== 'admin')
          expect(form.values[field]).toEqual([value].flat().map((text) => text.replaceAll('\r\n', '\n')));
      const said = kind === 'franchise' ? [en.fillInName, en.invalidNumber] : [en.required, en.phoneFormat];
      expect([form.errors.name, form.errors.phone]).toEqual(said);
      const inArabic = await shown(world(), location, 'ar');
      expect(inArabic.errors.name).toBe(kind === 'franchise' ? ar.fillInName : ar.required);
      expect((await enquiries(world())).length).toBe(before);

      // Corrected on the same page: it shows the reference then, and the values are deleted.
      const again = await post(world(), kind, { ...FORMS[kind], draft: idIn(location), phone: 'still none' });
      expect(idIn(again.location)).toBe(idIn(location));
      const mended = await post(world(), kind, { ...FORMS[kind], draft: idIn(location) });
      expect(idIn(mended.location)).toBe(idIn(location));
      expect((await shown(world(), location)).reference).not.toBe('');
      expect((await shown(world(), location)).values).toEqual({});
    });

    it('sent twice by the same browser are one enquiry', async () => {
      const once = { ...FORMS[kind], name: `Twice ${kind}` };
      const sent = await Promise.all([1, 2, 3].map(() => post(world(), kind, once, { address: '192.0.2.40' })));
      const references = await Promise.all(
        sent.map(async ({ location }) => (await shown(world(), location)).reference),
      );
      expect(new Set(references).size).toBe(1);
    });
  });

  describe('sent by the script of their page', () => {
    const json = (fields: Fields, headers: Record<string, string> = {}, kind: FormKind = 'feedback') =>
      post(world(), kind, fields, { prefix: 'eg-ar', headers: { accept: 'application/json', ...headers } }).then(
        ({ text, ...answer }) => ({ ...answer, body: JSON.parse(text) }),
      );

    it.each(FORM_KINDS)('%s: answer with the reference, and keep no page', async (kind) => {
      const before = (await forms(world())).length;
      const { status, headers, location, body } = await json(FORMS[kind], {}, kind);
      expect([status, location, headers.get('cache-control')]).toEqual([200, '', 'no-store']);
      expect(body).toMatchObject({ success: true, code: 0 });
      const row = (await enquiries(world())).find(({ reference }) => reference === body.data.reference)!;
      expect([row.kind, row.language, row.user_id]).toEqual([kind, 'ar', null]);
      expect((await forms(world())).length).toBe(before);
    });

    it('answer with each mistake by its field, in the language of the page, and keep no page', async () => {
      const before = [(await enquiries(world())).length, (await forms(world())).length];
      const bad = { ...FORMS.enterprise, name: '', destinations: ['GH', 'XX'] };
      const { status, body } = await json(bad, {}, 'enterprise');
      expect([status, body.success, body.data]).toEqual([422, false, null]);
      const said = Object.fromEntries(
        body.errors.map((each: { field: string; message: string }) => Object.values(each)),
      );
      expect(Object.keys(said).sort()).toEqual(['destinations', 'name']);
      expect(said.name).toBe(ar.required);
      const phone = await json({ ...FORMS.feedback, phone: '12345' });
      expect(phone.body.errors).toEqual([{ field: 'phone', message: ar.phoneFormat }]);
      expect([(await enquiries(world())).length, (await forms(world())).length]).toEqual(before);
    });

    it('are one enquiry under one idempotency key, and another under another', async () => {
      const sent = await Promise.all(
        ['key-one-key-one-key-one', 'key-one-key-one-key-one', 'key-two-key-two-key-two'].map((key) =>
          json({ ...FORMS.feedback, message: 'The same again' }, { 'idempotency-key': key }),
        ),
      );
      const [first, again, other] = sent.map(({ body }) => body.data.reference);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });

    it('of another site are refused, in words that the script can read', async () => {
      const { status, body } = await json(FORMS.feedback, { 'sec-fetch-site': 'cross-site' });
      expect([status, body.success]).toEqual([403, false]);
    });

    it('too often, say when to come back', async () => {
      const headers = { 'x-client-address': '192.0.2.79' };
      const sent = [];
      for (let count = 0; count < 21; count += 1)
        sent.push(await json({ ...FORMS.feedback, message: `number ${count}` }, headers));
      expect(sent.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
      const { status, headers: answered, body } = sent[20]!;
      const seconds = Number(answered.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      const t = createTranslator({ locale: messageLocale('ar'), messages: ar });
      const said = [0, 1].map((less) => t('tooManyWaitMinutes', { minutes: Math.ceil((seconds - less) / 60) }));
      expect(status).toBe(429);
      expect(said).toContain(body.message);
    });
  });

  it('of another site are refused, and stored nowhere', async () => {
    const before = (await enquiries(world())).length;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${world().origin}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign)
      expect((await post(world(), 'feedback', FORMS.feedback, { headers })).status, JSON.stringify(headers)).toBe(403);
    expect((await enquiries(world())).length).toBe(before);
    const own = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect((await post(world(), 'feedback', FORMS.feedback, { headers: own })).status).toBe(303);
  });

  it('that are no forms are refused: another type, too much, unknown kinds, other methods', async () => {
    const url = `${world().origin}/api/form/feedback`;
    const json = { origin: world().origin, 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    const large = await post(world(), 'feedback', { ...FORMS.feedback, message: 'a'.repeat(300_000) });
    expect(large.status).toBe(413);
    expect((await post(world(), 'unknown', FORMS.feedback)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
  });

  it('keep a text that is too long for the field, to be shortened', async () => {
    const long = 'ا'.repeat(2500);
    const { location } = await post(world(), 'feedback', { ...FORMS.feedback, message: long });
    const form = await shown(world(), location);
    expect([form.values.message, form.errors.message]).toEqual([[long], en.tooLong]);
  });

  it('speak English to Ghana when the page’s prefix is no prefix', async () => {
    for (const prefix of ['', 'xx-yy', '//evil.example', '../..', 'GH-EN'])
      expect((await post(world(), 'feedback', FORMS.feedback, { prefix })).location).toMatch(/^\/gh-en\/enquiry\//);
  });

  it('are forgotten after half an hour; a page nobody was given shows nothing', async () => {
    const { location } = await post(world(), 'feedback', { ...FORMS.feedback, name: '' });
    const stranger = await world().call('readEnquiryForm', { id: 'A'.repeat(43) });
    expect(stranger.status).toBe(404);
    expect((await world().call('readEnquiryForm', { id: 'short' })).status).toBe(422);
    world().pass(29 * 60_000);
    expect((await shown(world(), location)).kind).toBe('feedback');
    world().pass(61_000);
    expect((await world().call('readEnquiryForm', { id: idIn(location) })).status).toBe(404);
    const old = await post(world(), 'feedback', { ...FORMS.feedback, draft: idIn(location), name: '' });
    expect(idIn(old.location)).not.toBe(idIn(location));
    expect(
      (await forms(world())).filter(({ expires_at }) => expires_at <= world().services.now().toISOString()),
    ).toEqual([]);
  });

  it('a finished page is not overwritten from an old tab, nor by a form of another kind', async () => {
    const first = await post(world(), 'feedback', FORMS.feedback);
    const later = await post(world(), 'feedback', { ...FORMS.feedback, name: '', draft: idIn(first.location) });
    expect(idIn(later.location)).not.toBe(idIn(first.location));
    const other = await post(world(), 'expert', { ...FORMS.expert, name: '', draft: idIn(later.location) });
    expect(idIn(other.location)).not.toBe(idIn(later.location));
  });

  it('tell why nothing was sent when it is no field’s fault, and keep what was typed', async () => {
    const address = '192.0.2.77';
    for (let sent = 0; sent < 20; sent += 1)
      await post(world(), 'feedback', { ...FORMS.feedback, message: `number ${sent}` }, { address });
    const { status, location } = await post(world(), 'feedback', FORMS.feedback, { address });
    expect(status).toBe(303);
    const form = await shown(world(), location);
    expect(form).toMatchObject({ reference: '', errors: {}, problem: en.tooManyRequests });
    expect(form.values.message).toEqual(['Thank you']);
  });

  it('of one network are slowed down after sixty, so that nobody fills the disk', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 62; sent += 1)
      statuses.push((await post(world(), 'feedback', { name: '' }, { address: '192.0.2.78' })).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(303));
    expect(statuses.at(-1)).toBe(429);
  });

  it('never fail on hostile values, in any field', { timeout: 120_000 }, async () => {
    const hostile = HOSTILE_VALUES.filter((value): value is string => typeof value === 'string');
    for (const kind of FORM_KINDS)
      for (const field of [...Object.keys(FORMS[kind]), 'prefix', 'draft'])
        for (const value of hostile) {
          const { status, text } = await post(world(), kind, { ...FORMS[kind], [field]: value });
          expect([303, 400], `${kind} ${field} ${JSON.stringify(value).slice(0, 40)}`).toContain(status);
          expect(text).not.toMatch(/at \/|node_modules|SQLITE|syntax error|stack/);
        }
  });
});
