import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Mailer } from '@/lib/server/platform/ports/mailer';
import type { SmsSender } from '@/lib/server/sms/sms-sender';

interface OutboxMessage {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
}

/**
 * Where messages go when neither a mail server nor an SMS gateway is configured: one JSON file each, and one log line
 * that carries neither the code nor the address. Nobody but the site's own user can read them.
 */
export function createOutbox(directory: string, log: Logger, now: () => Date): { mail: Mailer; sms: SmsSender } {
  async function put(message: OutboxMessage): Promise<null> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const sentAt = now().toISOString();
    const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
    const temporary = path.join(directory, `.${name}`);
    await writeFile(temporary, `${JSON.stringify({ ...message, sentAt }, null, 2)}\n`, { mode: 0o600 });
    await rename(temporary, path.join(directory, name));
    log.info({ channel: message.channel, file: name }, 'message written to the outbox');
    return null;
  }
  return {
    mail: { send: async ({ to, subject, text }) => void (await put({ channel: 'mail', to, subject, text })) },
    sms: { send: ({ to, text }) => put({ channel: 'sms', to, subject: '', text }) },
  };
}
