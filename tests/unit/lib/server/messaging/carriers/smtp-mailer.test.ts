import { createServer, type AddressInfo, type Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/market/brand';
import { parseConfig } from '@/lib/server/platform/config';
import { createSmtpMailer, mailSender } from '@/lib/server/messaging/carriers/smtp-mailer';

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  raw: Buffer;
}

const mails: Received[] = [];
let port = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('refused') ? done(Object.assign(new Error('no mailbox'), { responseCode: 550 })) : done(),
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: session.user,
        raw: Buffer.concat(chunks),
      });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
afterEach(() => mails.splice(0));

const mailer = (user = '') => createSmtpMailer({ ...parseConfig({}), SMTP_URL: `smtp://${user}127.0.0.1:${port}` });

const MAIL = { to: 'ama@example.com', subject: 'رمز التحقق', text: 'مرحبًا،\n\n004217', html: '<p>مرحبًا</p>' };

describe('mail over SMTP', () => {
  it('is delivered complete, in any script', async () => {
    await mailer().send(MAIL);
    const { from, to, raw } = mails[0]!;
    expect(from).toBe('no-reply@localhost');
    expect(to).toEqual(['ama@example.com']);
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toBe(MAIL.subject);
    expect(mail.text?.trim()).toBe(MAIL.text);
    expect(mail.html?.trim()).toBe(MAIL.html);
    expect(mail.from).toMatchObject({ name: 'Dunia Express', address: 'no-reply@localhost' });
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('logs in with the credentials in the address', async () => {
    await mailer('post%40example.com:p%40ss@').send(MAIL);
    expect(mails[0]).toMatchObject({ user: 'post@example.com', from: 'post@example.com' });
  });

  it('fails when the server rejects the receiver or the password', async () => {
    await expect(mailer().send({ ...MAIL, to: 'refused@example.com' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(mailer('post:wrong@').send(MAIL)).rejects.toThrow();
    expect(mails).toHaveLength(0);
  });

  it('allows no injected headers', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' });
    expect(mails[0]!.to).toEqual(['ama@example.com']);
    const mail = await PostalMime.parse(mails[0]!.raw);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('allows no injected receivers', async () => {
    await mailer()
      .send({ ...MAIL, to: 'ama@example.com, eve@example.com' })
      .catch(() => undefined);
    expect(mails.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });
});

describe('a silent mail server', () => {
  let mute: Server;
  beforeAll(async () => {
    mute = createServer(() => undefined);
    await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => mute.close());

  it('times out before the visitor gives up', async () => {
    const { port: silent } = mute.address() as AddressInfo;
    const began = Date.now();
    const sending = createSmtpMailer({ ...parseConfig({}), SMTP_URL: `smtp://127.0.0.1:${silent}` }).send(MAIL);
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(Date.now() - began).toBeLessThan(4500);
  });
});

describe('the sender address', () => {
  const site = { siteUrl: 'https://www.example.com' };
  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: undefined }, 'no-reply@www.example.com'],
    [{ SMTP_URL: 'smtp://apikey:x@mail.example.com', MAIL_FROM: undefined }, 'no-reply@www.example.com'],
    [{ SMTP_URL: 'smtp://post%40example.com:x@mail.example.com', MAIL_FROM: undefined }, 'post@example.com'],
    [{ SMTP_URL: 'smtp://post%40example.com:x@mail.example.com', MAIL_FROM: 'hello@example.com' }, 'hello@example.com'],
  ])('is, for %j, %s', (config, address) =>
    expect(mailSender({ ...config, ...site })).toEqual({ name: BRAND.name, address }),
  );

  it.each([
    ['hello@example.com', BRAND.name],
    ['<hello@example.com>', BRAND.name],
    ['Dunia Express <hello@example.com>', 'Dunia Express'],
    ['"Dunia, Express" <hello@example.com>', 'Dunia, Express'],
    ['دنيا <hello@example.com>', 'دنيا'],
  ])('MAIL_FROM=%s sets it', (MAIL_FROM, name) => {
    const config = parseConfig({ MAIL_FROM, SITE_URL: site.siteUrl });
    expect(mailSender({ ...config, SMTP_URL: 'smtp://mail.example.com' })).toEqual({
      name,
      address: 'hello@example.com',
    });
  });

  it.each([
    'hello',
    'Dunia Express',
    'Dunia hello@example.com',
    'A <a@example.com>, B <b@example.com>',
    'A <a@example.com',
    'A\n <a@example.com>',
  ])('MAIL_FROM=%j is rejected with the expected form', (MAIL_FROM) =>
    expect(() => parseConfig({ MAIL_FROM })).toThrow(
      'MAIL_FROM must be an email address, such as no-reply@example.com or Name <',
    ),
  );
});
