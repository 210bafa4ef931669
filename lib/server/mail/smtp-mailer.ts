import 'server-only';
import { createTransport } from 'nodemailer';
import { BRAND } from '@/lib/market/brand';
import type { Config } from '../config';
import type { Mailer } from '@/lib/server/platform/ports/mailer';

/** A visitor waits for the answer; the client gives up after 4.5 seconds. */
const TIMEOUTS = { connectionTimeout: 3000, greetingTimeout: 3000, dnsTimeout: 3000, socketTimeout: 4000 };

/** The sender: MAIL_FROM, else the mailbox that signs in at the mail server, else no-reply at the site's own name. */
export function senderAddress({
  MAIL_FROM,
  SMTP_URL,
  siteUrl,
}: Pick<Config, 'MAIL_FROM' | 'SMTP_URL' | 'siteUrl'>): string {
  const user = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username);
  return MAIL_FROM ?? (user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}`);
}

/** Mail over SMTP (SMTP_URL: `smtp://user:password@host:587`, `smtps://...` for TLS from the first byte). */
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
  const from = { name: BRAND.name, address: senderAddress(config) };
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ to, subject, text, html, id }) {
      await transport.sendMail({
        from,
        // An object, not text: an address cannot be read as several.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        // A mail that comes twice is shown once by programs that know it by its Message-ID.
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
