import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Mailer } from '../../platform/ports/mailer';
import type { SmsSender } from '../../platform/ports/sms-sender';

interface FileMessage {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Creates senders that write each message to a JSON file, for a site without a mail server or SMS gateway. The log line
 * contains neither the code nor the address. Only the site's own user can read the files.
 */
export function createFileMailer(directory: string, log: Logger, now: () => Date): { mail: Mailer; sms: SmsSender } {
  async function put(message: FileMessage): Promise<null> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const sentAt = now().toISOString();
    const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
    const temporary = path.join(directory, `.${name}`);
    await writeFile(temporary, `${JSON.stringify({ ...message, sentAt }, null, 2)}\n`, { mode: 0o600 });
    await rename(temporary, path.join(directory, name));
    log.info({ channel: message.channel, file: name }, 'message file written');
    return null;
  }
  return {
    mail: {
      send: async ({ to, subject, text, html }) =>
        void (await put({ channel: 'mail', to, subject, text, ...(html !== undefined && { html }) })),
    },
    sms: { send: ({ to, text }) => put({ channel: 'sms', to, subject: '', text }) },
  };
}
