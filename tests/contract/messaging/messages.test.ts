import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '@/lib/server/messaging/carriers/smtp-mailer';
import { deliverMessage } from '@/lib/server/messaging/messages/deliver-message';
import { enqueueMessages, type NewMessage } from '@/lib/server/messaging/messages/enqueue-messages';
import type { Message } from '@/lib/server/messaging/messages/message';
import type { OutboxEntry } from '@/lib/server/messaging/queue/entry';
import { loadSmsSenderName } from '@/lib/server/places/dictionaries/sender-list';
import { createHttpSmsGateway } from '@/lib/server/messaging/carriers/http-sms-gateway';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { createWhatsAppCloud } from '@/lib/server/messaging/carriers/whatsapp-cloud';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import { insertVisitor, newEmail, newPhone, PASSWORD, wire } from '../support/steps/account-steps';
import { openMailServer, type MailServer } from '../support/services/mail-server';
import { runOpsCommand } from '../support/ops';
import { openSmsGateway, type SmsGateway } from '../support/services/sms-gateway';
import { openWhatsAppServer, type WhatsAppServer } from '../support/services/whatsapp-server';
import { AFTER_FIRST_PAUSE_MS } from '../support/clock';
import { onEachDatabase, sendDueEntries } from '../support/world';

const WAYBILL = 'DX12345678901GH';
/** Time until a message that waits in the test is due. */
const LATER_MS = 10 * MINUTE_MS;

onEachDatabase('a message', (world) => {
  let mail: MailServer;
  let sms: SmsGateway;
  let whatsapp: WhatsAppServer;
  beforeAll(async () => {
    [mail, sms, whatsapp] = await Promise.all([openMailServer(), openSmsGateway(), openWhatsAppServer()]);
    const { services } = world();
    services.mail = createSmtpMailer({ ...services.config, SMTP_URL: mail.url });
    services.sms = createHttpSmsGateway(sms.url, (to) => loadSmsSenderName(services.db, to));
    services.whatsapp = createWhatsAppCloud({
      WHATSAPP_URL: whatsapp.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_TEMPLATES: 'dunia_',
    });
  });
  afterAll(() => Promise.all([mail?.close(), sms?.close(), whatsapp?.close()]));
  afterEach(() => {
    mail.behave('well');
    sms.behave(202);
    whatsapp.behave(200);
  });

  const NOTICE = { language: 'en', template: 'passwordChanged', values: {} } as const;
  type Stored = Message & Omit<NewMessage, keyof Message>;
  const put = async (message: Partial<Stored> & Pick<Stored, 'channel' | 'to'>): Promise<string> => {
    const { db, now } = world().services;
    const entry = { ...NOTICE, ...message } as NewMessage; // other releases store other templates
    const [id] = await db.transaction().execute((trx) => enqueueMessages(trx, [entry], now()));
    return id!;
  };
  const find = (id: string): Promise<OutboxEntry> =>
    world().services.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sentMessage = async (id: string) => {
    await sendDueEntries(world());
    return find(id);
  };
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to?.some((each) => each.address === address));

  it('is written in the receiver’s language when sent, and carries its id', async () => {
    const to = newEmail();
    const id = await put({ channel: 'mail', to, language: 'ar' });
    expect(await sentMessage(id)).toMatchObject({ state: 'sent', attempts: 1 });
    const [message] = mailsTo(to);
    expect(message!.messageId).toBe(`<${id}@localhost>`);
    expect(message!.html).toContain('dir="rtl"');
    expect(message!.subject).toContain('Dunia Express');

    const phone = newPhone();
    const other = await put({ channel: 'sms', to: phone });
    expect(await sentMessage(other)).toMatchObject({ state: 'sent', gateway_state: 'queued' });
    const [text] = sms.texts.filter((each) => each.to === phone);
    expect({ id: text!.id, idempotencyKey: text!.idempotencyKey }).toEqual({ id: other, idempotencyKey: other });
  });

  it('waits while the mail server is down, and arrives with the same id afterwards', async () => {
    const port = Number(new URL(mail.url).port);
    await mail.close();
    const to = newEmail();
    const id = await put({ channel: 'mail', to });
    expect(await sentMessage(id)).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'ESOCKET' });
    mail = await openMailServer({ port });
    world().pass(AFTER_FIRST_PAUSE_MS);
    expect(await sentMessage(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    expect(mailsTo(to).map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`]);
  });

  describe.each([
    ['mail', () => mail.behave('refuse'), () => mail.behave('well'), 'SMTP 550'],
    ['sms', () => sms.behave(400), () => sms.behave(202), 'HTTP 400'],
    ['whatsapp', () => whatsapp.behave(404), () => whatsapp.behave(200), 'HTTP 404'],
  ] as const)('that %s rejects for good', (channel, refuse, accept, reason) => {
    it('is sent on request of operators after it was given up', async () => {
      const to = channel === 'mail' ? newEmail() : newPhone();
      refuse();
      const id = await put({ channel, to, waybillNo: WAYBILL, values: { code: '739105' } });
      expect(await sentMessage(id)).toMatchObject({ state: 'dead', attempts: 1, last_error: reason });
      world().pass(DAY_MS);
      expect(await sentMessage(id)).toMatchObject({ state: 'dead', attempts: 1 });

      const listRun = await runOpsCommand(world(), 'messages', 'list', '--waybill', WAYBILL.toLowerCase());
      const line = listRun.out.find((each) => each.includes(id))!;
      expect(line.split('\t')).toEqual(expect.arrayContaining(['dead', channel, 'passwordChanged', WAYBILL, reason]));
      const showRun = await runOpsCommand(world(), 'messages', 'show', id);
      expect(showRun.out).toEqual(expect.arrayContaining(['state: dead', `error: ${reason}`, 'attempts: 1']));
      const json = await runOpsCommand(world(), 'messages', 'list', '--state', 'dead', '--json');
      expect(json.out.map((each) => JSON.parse(each))).toContainEqual(expect.objectContaining({ id, error: reason }));
      for (const secret of [to, '739105'])
        expect([...listRun.out, ...showRun.out, ...json.out].join()).not.toContain(secret);

      accept();
      expect((await runOpsCommand(world(), 'messages', 'retry', id)).out).toEqual(['1 message will be sent.']);
      expect(await sentMessage(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
      expect((await runOpsCommand(world(), 'messages', 'retry', id)).code).toBe(1);
    });
  });

  it('is sent again with all others that were given up, by one command', async () => {
    mail.behave('refuse');
    const ids = await Promise.all([newEmail(), newEmail()].map((to) => put({ channel: 'mail', to })));
    await sendDueEntries(world());
    expect((await runOpsCommand(world(), 'messages', 'list')).out.join()).toContain(ids[1]);
    mail.behave('well');
    expect((await runOpsCommand(world(), 'messages', 'retry', '--dead')).out).toEqual(['2 messages will be sent.']);
    for (const id of ids) expect((await sentMessage(id)).state).toBe('sent');
    for (const wrong of [['retry'], ['retry', ids[0]!, '--dead'], ['list', '--state', 'lost'], ['show']])
      expect((await runOpsCommand(world(), 'messages', ...wrong)).code, wrong.join(' ')).toBe(2);
    expect((await runOpsCommand(world(), 'messages', 'show', 'nobody')).code).toBe(1);
  });

  it.each([302, 408, 429, 500, 'drop'] as const)('is retried after %s', async (manner) => {
    sms.behave(manner);
    const id = await put({ channel: 'sms', to: newPhone() });
    expect(await sentMessage(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    sms.behave(202);
    expect((await runOpsCommand(world(), 'messages', 'retry', id)).code).toBe(0);
    expect((await sentMessage(id)).state).toBe('sent');
  });

  it('is retried after greylisting', async () => {
    mail.behave('greylist');
    const id = await put({ channel: 'mail', to: newEmail() });
    expect(await sentMessage(id)).toMatchObject({ state: 'waiting', last_error: 'SMTP 451' });
    mail.behave('well');
    world().pass(AFTER_FIRST_PAUSE_MS);
    expect((await sentMessage(id)).state).toBe('sent');
  });

  it('is dropped once it has expired', async () => {
    const to = newEmail();
    const expiresAt = new Date(world().services.now().getTime() - 1).toISOString();
    const id = await put({ channel: 'mail', to, expiresAt });
    expect(await sentMessage(id)).toMatchObject({ state: 'dropped', last_error: 'expired' });
    expect(mailsTo(to)).toEqual([]);
  });

  it('uses an approved template with named parameters on WhatsApp', async () => {
    const to = newPhone();
    const values = { waybillNo: WAYBILL, days: 3 };
    const id = await put({ channel: 'whatsapp', to, language: 'zh-CN', template: 'parcel.outForDelivery', values });
    expect(await sentMessage(id)).toMatchObject({ state: 'sent', gateway_state: 'accepted' });
    const { path, headers, body } = whatsapp.requests.at(-1)!;
    expect({ path, authorization: headers.authorization }).toEqual({
      path: '/v23.0/1234/messages',
      authorization: 'Bearer a-token',
    });
    expect(body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: {
        name: 'dunia_parcel_out_for_delivery',
        language: { code: 'zh_CN' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', parameter_name: 'waybill_no', text: WAYBILL },
              { type: 'text', parameter_name: 'days', text: '3' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: id,
    });
  });

  it.each([
    ['sms', 'parcel.noSuchText', 'no text'],
    ['mail', 'enquiryConfirmation', 'no text'],
  ] as const)('never shows the key of a missing text, by %s (%s)', async (channel, template, reason) => {
    const id = await put({ channel, to: channel === 'mail' ? newEmail() : newPhone(), template });
    expect(await sentMessage(id)).toMatchObject({ state: 'dead', last_error: reason });
  });

  /** A message about a parcel that was handed over. */
  const PARCEL = { parcel: { account: null, handedOver: true } };

  it('is refused if its channel is off, and dropped when the day’s SMS are used up', async () => {
    const { services } = world();
    const entry = async (channel: 'sms' | 'whatsapp') => {
      const later = new Date(services.now().getTime() + DAY_MS);
      return find(await put({ channel, to: newPhone(), dueAt: later, ...PARCEL }));
    };
    const off = await deliverMessage({ ...services, whatsapp: null }, await entry('whatsapp'));
    expect(off).toEqual({ result: 'refused', reason: 'no gateway' });
    const few = { ...services, config: { ...services.config, SMS_DAILY_CAP_PER_COUNTRY: 0 } };
    const capped = await deliverMessage(few, await entry('sms'));
    expect(capped).toEqual({ result: 'dropped', reason: 'daily cap' });
    // Security messages go to the account's owner even then.
    const security = await find(
      await put({ channel: 'sms', to: newPhone(), dueAt: new Date(services.now().getTime() + DAY_MS) }),
    );
    const none = { SMS_CODES_DAILY_CAP: 0, SMS_CODES_DAILY_CAP_PER_COUNTRY: 0, SMS_DAILY_CAP: 0 };
    const strict = { ...services, config: { ...services.config, ...none } };
    expect(await deliverMessage(strict, security)).toMatchObject({ result: 'sent' });
  });

  it('uses up no SMS of the day when it fails', async () => {
    const { services } = world();
    const few = { ...services, config: { ...services.config, SMS_DAILY_CAP: 1_000_000, SMS_DAILY_CAP_PER_COUNTRY: 1 } };
    // A day without other messages.
    world().pass(2 * DAY_MS);
    await sendDueEntries(world());
    world().pass(DAY_MS);
    const later = new Date(services.now().getTime() + DAY_MS);
    const entry = await find(await put({ channel: 'sms', to: newPhone(), dueAt: later, ...PARCEL }));
    sms.behave(500);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await deliverMessage(few, entry)).toMatchObject({ result: 'failed', reason: 'HTTP 500' });
    sms.behave(202);
    expect(await deliverMessage(few, entry)).toMatchObject({ result: 'sent' });
    expect(await deliverMessage(few, entry)).toEqual({ result: 'dropped', reason: 'daily cap' });
  });

  it('is in the data of its account and deleted with the account', async () => {
    const visitor = await insertVisitor(world());
    const address = newEmail();
    const userId = visitor.userId;
    const deletedId = await put({ channel: 'mail', to: address, userId, waybillNo: WAYBILL });
    const later = new Date(world().services.now().getTime() + LATER_MS);
    const waits = await put({ channel: 'mail', to: address, userId, dueAt: later });
    await sentMessage(deletedId);
    const { body } = await world().call('exportAccountData', {}, { token: visitor.token });
    expect(body.data.account.messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          state: 'sent',
          waybillNo: WAYBILL,
          content: expect.objectContaining({ to: address }),
        }),
        expect.objectContaining({ state: 'waiting', finishTime: null }),
      ]),
    );

    const closing = { account: visitor.account, countryCode: 'GH', password: await wire(PASSWORD) };
    expect((await world().call('closeAccount', closing, { token: visitor.token })).status).toBe(200);
    expect(await find(deletedId)).toMatchObject({ state: 'sent', payload: '{}', user_id: null });
    expect(await find(waits)).toMatchObject({ state: 'dropped', payload: '{}', user_id: null });
    world().pass(LATER_MS + MINUTE_MS);
    await sendDueEntries(world());
    expect(mailsTo(address)).toHaveLength(1);
    expect((await runOpsCommand(world(), 'messages', 'show', waits)).out).toContain('state: dropped');
  });

  it('is deleted two weeks after sending or dropping, and a month after giving up', async () => {
    const { db, now } = world().services;
    mail.behave('refuse');
    const [dead, ok] = [await put({ channel: 'mail', to: newEmail() }), await put({ channel: 'sms', to: newPhone() })];
    await sendDueEntries(world());
    const remainingIds = async () => {
      await sweepExpired({ db, now });
      const rows = await db.selectFrom('outbox').select('id').where('id', 'in', [dead, ok]).execute();
      return rows.map(({ id }) => id);
    };
    world().pass(13 * DAY_MS);
    expect((await remainingIds()).sort()).toEqual([dead, ok].sort());
    world().pass(2 * DAY_MS);
    expect(await remainingIds()).toEqual([dead]);
    world().pass(16 * DAY_MS);
    expect(await remainingIds()).toEqual([]);
  });
});
