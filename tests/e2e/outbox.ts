import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** SMS as the site files them, and mail as the run's mail server took it. */
export const OUTBOX = path.join(import.meta.dirname, '../../data/e2e/outbox');

interface Message {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** Of mail that went over SMTP. */
  html?: string;
}

function newestTo(address: string): Message | undefined {
  return (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(OUTBOX, name), 'utf8')) as Message)
    .find(({ to }) => to === address);
}

/** The newest mail to an address whose text says something, waited for. */
export async function mailTo(address: string, saying: string): Promise<Message & { html: string }> {
  await expect.poll(() => newestTo(address)?.text, { message: `a mail to ${address}` }).toContain(saying);
  return { html: '', ...newestTo(address)! };
}

/** The six digits of the newest message to an address, waited for. */
export async function codeSentTo(address: string): Promise<string> {
  const find = () => newestTo(address)?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(find, { message: `a code for ${address}` }).toBeTruthy();
  return find()!;
}
