import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { messageLocale } from '@/lib/server/platform/texts/message-arguments';
import ar from '@/messages/ar/errors.json';
import en from '@/messages/en/errors.json';
import { ENQUIRIES, ENQUIRY_CALLS, type EnquiryCall } from '../support/enquiry-samples';
import { expectNoServerError, mutations } from '../support/hostile/hostile';
import { onEachDatabase, sendDueEntries, type World } from '../support/world';
import { expectRefusal } from '../support/refusal';

const REFERENCES: Record<EnquiryCall, RegExp> = {
  saveFranchiseApplication: /^FR\d{10}$/,
  saveEnterpriseCustomer: /^EC\d{10}$/,
  saveContactExpert: /^EX\d{10}$/,
  saveCustomerFeedback: /^FB\d{10}$/,
};

const rows = (world: World) => world.services.db.selectFrom('enquiries').selectAll().execute();
async function about(world: World, reference: string) {
  await sendDueEntries(world);
  return world.outbox().filter(({ subject, text }) => subject.includes(reference) && text.includes(reference));
}
const isOffice = ({ to }: { to: string }) => to.endsWith('@duniaexpress.example');

let visitor = 0;
/** Each request has a unique network and a unique address, so that no limit applies. */
function submit(world: World, name: EnquiryCall, change: object = {}, headers: Record<string, string> = {}) {
  visitor += 1;
  const address = `198.51.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
  const input = { ...ENQUIRIES[name], email: `visitor${visitor}@example.org`, ...change };
  return world.call(name, input, { 'x-client-address': address, ...headers });
}

onEachDatabase('every kind of enquiry', (world) => {
  describe.each(ENQUIRY_CALLS)('%s', (name) => {
    it('is stored, numbered, mailed to the office and confirmed in the visitor’s language', async () => {
      const subjects = new Set<string>();
      for (const lang of LANGUAGES) {
        const { status, body } = await submit(world(), name, { email: `Reader-${lang}-${name}@Example.org` }, { lang });
        expect(status).toBe(200);
        const { reference } = body.data;
        expect(reference).toMatch(REFERENCES[name]);
        const [notice, ...others] = (await about(world(), reference)).sort(
          (a, b) => Number(isOffice(b)) - Number(isOffice(a)),
        );
        expect(isOffice(notice!)).toBe(true);
        expect(others.map(({ to }) => to)).toEqual([`reader-${lang}-${name}@example.org`.toLowerCase()]);
        const { subject, text } = others[0]!;
        // The confirmation contains nothing that was typed: the address is not verified.
        for (const typed of Object.values(ENQUIRIES[name]))
          if (typeof typed === 'string' && typed.length > 3 && !/^[A-Z]+$/.test(typed))
            expect(text).not.toContain(typed);
        subjects.add(subject.replace(reference, ''));
      }
      expect(subjects.size, 'one subject in each language').toBe(LANGUAGES.length);
    });

    it('is stored once for one key, and refused for the key with another body', async () => {
      const key = { 'idempotency-key': `key-of-${name}` };
      const same = { email: `${name}@once.example` };
      const before = (await rows(world())).length;
      const responses = await Promise.all(Array.from({ length: 12 }, () => submit(world(), name, same, key)));
      const references = new Set(responses.map(({ body }) => body.data?.reference));
      expect({ statuses: responses.map(({ status }) => status), size: references.size }).toEqual({
        statuses: Array(12).fill(200),
        size: 1,
      });
      expect((await rows(world())).length).toBe(before + 1);
      expect(await about(world(), [...references][0])).toHaveLength(2);

      const other = await submit(world(), name, { ...same, name: 'Somebody else' }, key);
      expectRefusal(other, 409, ERRORS.idempotencyKeyReused.code);
      expect((await submit(world(), name, same, { 'idempotency-key': 'two words' })).status).toBe(400);
      const anew = await submit(world(), name, same, { 'idempotency-key': `another-of-${name}` });
      expect(references.has(anew.body.data.reference)).toBe(false);
    });

    it('is refused with a number of no market, and not stored', async () => {
      const before = (await rows(world())).length;
      for (const phone of ['0000000', '+233 1']) {
        const { status, body } = await submit(world(), name, { phone });
        expect({ status, fields: body.errors!.map(({ field }) => field) }).toEqual({ status: 422, fields: ['phone'] });
      }
      expect((await rows(world())).length).toBe(before);
    });

    it('names the country whose office should get it', async () => {
      const { body } = await submit(world(), name, { countryCode: 'TR', phone: '05300000123' }, { lang: 'en' });
      const row = (await rows(world())).find(({ reference }) => reference === body.data.reference)!;
      expect(row).toMatchObject({ country_code: 'TR', language: 'en' });
      expect((await about(world(), row.reference)).find(isOffice)!.to).toBe('turkiye@duniaexpress.example');
    });

    it('is slowed down after twenty of one network', async () => {
      const address = { 'x-client-address': `203.0.113.${ENQUIRY_CALLS.indexOf(name) + 1}` };
      for (let count = 0; count < 20; count += 1) expect((await submit(world(), name, {}, address)).status).toBe(200);
      const { status, headers, body } = await submit(world(), name, {}, { ...address, lang: 'ar' });
      const seconds = Number(headers.get('retry-after'));
      expect(status).toBe(429);
      expect(seconds).toBeGreaterThan(0);
      const t = createTranslator({ locale: messageLocale('ar'), messages: ar });
      const waitTexts = [0, 1].map((less) => t('tooManyWaitMinutes', { minutes: Math.ceil((seconds - less) / 60) }));
      expect(waitTexts).toContain(body.message);
    });
  });

  it('names every missing field of a franchise in the words of §5, in other languages too', async () => {
    const { status, body } = await world().call('saveFranchiseApplication', {});
    expect(status).toBe(422);
    const messages = Object.fromEntries(body.errors!.map(({ field, message }) => [field, message]));
    expect(messages).toEqual({
      name: en.fillInName,
      countryCode: en.selectCountry,
      phone: en.fillInContactNumber,
      email: en.fillInEmail,
      state: en.fillInState,
      city: en.fillInCity,
    });
    const wrong = await submit(world(), 'saveFranchiseApplication', { phone: '0000000' });
    expect(wrong.body.errors).toEqual([{ field: 'phone', message: en.invalidNumber }]);
    const badMail = await submit(world(), 'saveFranchiseApplication', { email: 'nobody' });
    expect(badMail.body.errors).toEqual([{ field: 'email', message: en.correctEmail }]);
  });

  it('names the faulty field of a business customer, and accepts 200 kg', async () => {
    expect((await submit(world(), 'saveEnterpriseCustomer', { weightKg: 200 })).status).toBe(200);
    for (const [change, field] of [
      [{ weightKg: 201 }, 'weightKg'],
      [{ weightKg: 0 }, 'weightKg'],
      [{ destinations: [] }, 'destinations'],
      [{ destinations: ['GH', 'XX'] }, 'destinations.1'],
      [{ shipments: 1.5 }, 'shipments'],
      [{ cycle: 'NEVER' }, 'cycle'],
      [{ goods: ' ' }, 'goods'],
      [{ company: '' }, 'company'],
    ] as const) {
      const { status, body } = await submit(world(), 'saveEnterpriseCustomer', change);
      expect({ status, fields: body.errors!.map((each) => each.field) }, JSON.stringify(change)).toEqual({
        status: 422,
        fields: [field],
      });
    }
  });

  it('is confirmed five times a day to one address, and still stored after that', async () => {
    const email = 'flooded@example.org';
    const references: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { body } = await submit(world(), 'saveCustomerFeedback', { email, message: `number ${count}` });
      references.push(body.data.reference);
    }
    for (const reference of references) expect((await about(world(), reference)).filter(isOffice)).toHaveLength(1);
    expect(
      world()
        .outbox()
        .filter(({ to }) => to === email),
    ).toHaveLength(5);
  });

  it.each(ENQUIRY_CALLS)('%s never fails on hostile input', async (name) => {
    const countsByStatus = await expectNoServerError(world(), name, mutations(ENQUIRIES[name]));
    expect(countsByStatus[422]).toBeGreaterThan(50);
  });
});
