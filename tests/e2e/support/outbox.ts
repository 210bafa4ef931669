import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { OUTBOX_FOLDER } from './this-run';

interface Message {
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** HTML of a mail sent over SMTP. */
  html?: string;
}

/** Returns the newest message to an address whose text matches: messages about parcels may come between. */
function newestTo(address: string, says: RegExp): Message | undefined {
  return (existsSync(OUTBOX_FOLDER) ? readdirSync(OUTBOX_FOLDER) : [])
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(OUTBOX_FOLDER, name), 'utf8')) as Message)
    .find(({ to, text }) => to === address && text.search(says) >= 0);
}

const CODE = /\b\d{6}\b/;
const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** Waits for the newest mail to an address whose text contains a phrase, and returns it. */
export async function findMailTo(address: string, saying: string): Promise<Message & { html: string }> {
  const find = () => newestTo(address, literally(saying));
  await expect.poll(find, { message: `a mail to ${address} that says ${saying}` }).toBeTruthy();
  return { html: '', ...find()! };
}

/** Waits for the newest code of six digits to an address, and returns it. */
export async function findCodeSentTo(address: string): Promise<string> {
  const find = () => newestTo(address, CODE)?.text.match(CODE)?.[0];
  await expect.poll(find, { message: `a code for ${address}` }).toBeTruthy();
  return find()!;
}
