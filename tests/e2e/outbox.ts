import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const OUTBOX = path.join(import.meta.dirname, '../../data/e2e/outbox');

/** The six digits of the newest message to an address, waited for. */
export async function codeSentTo(address: string): Promise<string> {
  const find = () =>
    (existsSync(OUTBOX) ? readdirSync(OUTBOX) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(path.join(OUTBOX, name), 'utf8')) as { to: string; text: string })
      .find(({ to }) => to === address)
      ?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(find, { message: `a code for ${address}` }).toBeTruthy();
  return find()!;
}
