import 'server-only';
import { createTransport } from 'nodemailer';
import { BRAND } from '@/lib/market/brand';
import type { Config } from '../../platform/config';
import { readMailbox, type Mailbox } from '../../platform/mailbox';
import type { Mailer } from '../../platform/ports/mailer';

/** Milliseconds. A visitor may wait for a code, and the client's own timeout is 4.5 seconds. */
const TIMEOUTS = { connectionTimeout: 3000, greetingTimeout: 3000, dnsTimeout: 3000, socketTimeout: 4000 };

/**
 * Returns the sender's address: MAIL_FROM, else the login name at the mail server, else no-reply at the site's host.
 * The name comes from MAIL_FROM, or is the brand's.
 */
export function mailSender({
  MAIL_FROM,
  SMTP_URL,
  siteUrl,
}: Pick<Config, 'MAIL_FROM' | 'SMTP_URL' | 'siteUrl'>): Mailbox {
  const user = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username);
  const mailbox = MAIL_FROM === undefined ? null : readMailbox(MAIL_FROM);
  const address = mailbox?.address ?? (user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}`);
  return { name: mailbox?.name || BRAND.name, address };
}

/** Creates a mailer for SMTP. SMTP_URL is `smtp://user:password@host:587`, or `smtps://...` for TLS from the start. */
export function createSmtpMailer(
  config: Pick<Config, 'MAIL_FROM' | 'siteUrl'> & { SMTP_URL: string },
  timeouts: Partial<typeof TIMEOUTS> = {},
): Mailer {
  const transport = createTransport({
    url: config.SMTP_URL,
    ...TIMEOUTS,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = mailSender(config);
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ to, subject, text, html, id }) {
      await transport.sendMail({
        from,
        // An object, so that the address cannot be parsed as several addresses.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        // Mail programs that recognise the Message-ID show a repeated mail once.
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
