import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createFileMailer } from '@/lib/server/messaging/carriers/file-mailer';

it('only the user of the site can read messages', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const folder = path.join(parent, 'outbox');
  const { mail } = createFileMailer(folder, pino({ level: 'silent' }), () => new Date());
  await mail.send({ to: 'ama@example.com', subject: 'Code', text: '123456' });
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const modeOf = (entry: string) => (statSync(entry).mode & 0o777).toString(8);
  expect({ folder: modeOf(folder), file: modeOf(path.join(folder, files[0]!)) }).toEqual({
    folder: '700',
    file: '600',
  });
  rmSync(parent, { recursive: true });
});

it('a message file has the mail as text and as HTML, as a mail server would get it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const { mail } = createFileMailer(folder, pino({ level: 'silent' }), () => new Date());
  const sent = { to: 'ama@example.com', subject: 'Code', text: '123456', html: '<p>123456</p>' };
  await mail.send(sent);
  const [file] = readdirSync(folder);
  expect(JSON.parse(readFileSync(path.join(folder, file!), 'utf8'))).toMatchObject({ channel: 'mail', ...sent });
  rmSync(folder, { recursive: true });
});
