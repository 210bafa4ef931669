import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '@/lib/time/durations';
import { FeedbackRequest } from '@/lib/contract/content/enquiries';
import { AFTER_FIRST_PAUSE_MS } from '../support/clock';
import { whileReplaced } from '../support/with-restore';
import { onEachDatabase, sendDueEntries, type World } from '../support/world';

const expertEnquiry = {
  name: 'Ama Owusu',
  company: 'Owusu Trading',
  countryCode: 'GH',
  phone: '+233 24 000 0123',
  email: 'Ama@Example.org',
  contactWay: 'WHATSAPP',
  shipRequire: 'INTERNATIONAL',
  cycle: 'WEEKLY',
  destinationCountry: 'MA',
  weightKg: 120,
  message: 'Pallets of cloth, <b>every</b> week.',
};
const feedback = {
  name: 'Youssef',
  countryCode: 'MA',
  email: 'youssef@example.org',
  waybillNo: 'DX00000000000GH',
  message: 'Merci beaucoup !',
};

async function storedEnquiry(world: World, reference: string) {
  return world.services.db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Returns the mails to the office and to the visitor. */
async function mailsAbout(world: World, reference: string) {
  await sendDueEntries(world);
  const mails = world.outbox().filter(({ subject }) => subject.includes(reference));
  const toOffice = ({ to }: { to: string }) => to.endsWith('@duniaexpress.example');
  return { notice: mails.find(toOffice)!, confirmations: mails.filter((mail) => !toOffice(mail)) };
}

async function storedCount(world: World): Promise<number> {
  const { count } = await world.services.db
    .selectFrom('enquiries')
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

onEachDatabase('an enquiry', (world) => {
  describe('to an expert', () => {
    it("is stored under a reference number and mailed to the market's address", async () => {
      const { status, body } = await world().call('saveContactExpert', expertEnquiry, { lang: 'tr' });
      expect(status).toBe(200);
      const { reference } = body.data;
      expect(reference).toMatch(/^EX\d{10}$/);

      const row = await storedEnquiry(world(), reference);
      expect(row).toMatchObject({ kind: 'expert', language: 'tr' });
      expect(JSON.parse(row!.data)).toEqual({ ...expertEnquiry, email: 'ama@example.org' });

      const mail = (await mailsAbout(world(), reference)).notice;
      expect(mail).toMatchObject({ channel: 'mail', to: 'ghana@duniaexpress.example' });
      for (const word of [
        'Ama Owusu',
        'Owusu Trading',
        'WhatsApp',
        'Weekly',
        'Morocco',
        '120\u00a0kg',
        expertEnquiry.message,
      ]) {
        expect(mail.text).toContain(word);
      }
    });

    it("is written in the office's language and names the facts not given", async () => {
      const enquiry = {
        ...expertEnquiry,
        countryCode: 'TR',
        phone: '05300000123',
        company: '',
        cycle: null,
        weightKg: null,
      };
      const { body } = await world().call('saveContactExpert', enquiry, { lang: 'en' });
      const mail = (await mailsAbout(world(), body.data.reference)).notice;
      expect(mail.to).toBe('turkiye@duniaexpress.example');
      expect(mail.subject).toMatch(/^Satış temsilcisiyle görüşme talebi EX/);
      expect(mail.text).toContain('Şirket: belirtilmedi');
      expect(mail.text).toContain('Ağırlık: belirtilmedi');
      expect(mail.text).toContain('Varış yeri: Fas');
    });

    it('accepts up to 200 kg and no more', async () => {
      expect((await world().call('saveContactExpert', { ...expertEnquiry, weightKg: 200 })).status).toBe(200);
      for (const weightKg of [201, 0, -1]) {
        const { status, body } = await world().call('saveContactExpert', { ...expertEnquiry, weightKg });
        expect(status).toBe(422);
        expect(body.errors!.map(({ field }) => field)).toEqual(['weightKg']);
      }
    });

    it("requires a number that fits a market's pattern", async () => {
      const foreign = await world().call('saveContactExpert', { ...expertEnquiry, phone: '+86 139 0000 0123' });
      expect(foreign.status).toBe(200);
      for (const phone of ['0000000', '+233 1', '12345678901234567890']) {
        const { status, body } = await world().call('saveContactExpert', { ...expertEnquiry, phone });
        expect(status).toBe(422);
        expect(body.errors!.map(({ field }) => field)).toEqual(['phone']);
      }
    });

    it('reports every missing field', async () => {
      const before = await storedCount(world());
      const { status, body } = await world().call('saveContactExpert', {});
      expect(status).toBe(422);
      const fields = body.errors!.map(({ field }) => field);
      expect(fields.sort()).toEqual(['contactWay', 'countryCode', 'message', 'name', 'phone', 'shipRequire']);
      expect(await storedCount(world())).toBe(before);
    });
  });

  describe('feedback', () => {
    it('is stored and mailed without a phone number too', async () => {
      const { status, body } = await world().call('saveCustomerFeedback', feedback, { lang: 'ar' });
      expect(status).toBe(200);
      const { reference } = body.data;
      expect(reference).toMatch(/^FB\d{10}$/);
      const row = await storedEnquiry(world(), reference);
      expect(row).toMatchObject({ kind: 'feedback', language: 'ar' });
      expect(JSON.parse(row!.data)).toEqual(FeedbackRequest.parse(feedback));
      const mail = (await mailsAbout(world(), reference)).notice;
      expect(mail.to).toBe('maroc@duniaexpress.example');
      expect(mail.text).toContain('Youssef a envoyé un avis.');
      expect(mail.text).toContain('Téléphone\u202f: non indiqué');
    });

    it('rejects an invalid phone number', async () => {
      const { status, body } = await world().call('saveCustomerFeedback', { ...feedback, phone: '+212 6' });
      expect(status).toBe(422);
      expect(body.errors![0]!.field).toBe('phone');
    });

    it('gives each message a different number', async () => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => world().call('saveCustomerFeedback', feedback)),
      );
      expect(new Set(responses.map(({ body }) => body.data.reference)).size).toBe(20);
    });
  });

  it('returns its reference number when mail cannot be sent, and is mailed later', async () => {
    await sendDueEntries(world());
    const mailCount = world().outbox().length;
    const references: string[] = [];
    const send = () => Promise.reject(new Error('connection refused'));
    await whileReplaced(world().services.mail, { send }, async () => {
      for (const [name, request] of [
        ['saveContactExpert', expertEnquiry],
        ['saveCustomerFeedback', feedback],
      ] as const) {
        const { status, body } = await world().call(name, { ...request, email: 'waits@example.org' });
        expect(status).toBe(200);
        expect(await storedEnquiry(world(), body.data.reference)).toMatchObject({ reference: body.data.reference });
        references.push(body.data.reference);
      }
      await sendDueEntries(world());
    });
    expect(world().outbox()).toHaveLength(mailCount);
    world().pass(AFTER_FIRST_PAUSE_MS);
    for (const reference of references) {
      const { notice, confirmations } = await mailsAbout(world(), reference);
      expect({ channel: notice.channel, confirmationCount: confirmations.length }).toEqual({
        channel: 'mail',
        confirmationCount: 1,
      });
    }
  });

  it('is slowed down after twenty of one network, without effect on others', async () => {
    const from = (address: string) => world().call('saveCustomerFeedback', feedback, { 'x-client-address': address });
    for (let count = 0; count < 20; count += 1) expect((await from('192.0.2.7')).status).toBe(200);
    const before = await storedCount(world());
    const { status, headers } = await from('192.0.2.7');
    expect(status).toBe(429);
    expect(await storedCount(world())).toBe(before);
    expect((await from('192.0.2.8')).status).toBe(200);
    world().pass(Number(headers.get('retry-after')) * SECOND_MS);
    expect((await from('192.0.2.7')).status).toBe(200);
  });
});
