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

/** Messages about parcels come between. */
function newestTo(address: string, says: RegExp): Message | undefined {
  return (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(OUTBOX, name), 'utf8')) as Message)
    .find(({ to, text }) => to === address && text.search(says) >= 0);
}

const CODE = /\b\d{6}\b/;
const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** The newest mail to an address whose text says something, waited for. */
export async function mailTo(address: string, saying: string): Promise<Message & { html: string }> {
  const find = () => newestTo(address, literally(saying));
  await expect.poll(find, { message: `a mail to ${address} that says ${saying}` }).toBeTruthy();
  return { html: '', ...find()! };
}

/** The six digits of the newest message to an address, waited for. */
export async function codeSentTo(address: string): Promise<string> {
  const find = () => newestTo(address, CODE)?.text.match(CODE)?.[0];
  await expect.poll(find, { message: `a code for ${address}` }).toBeTruthy();
  return find()!;
}
