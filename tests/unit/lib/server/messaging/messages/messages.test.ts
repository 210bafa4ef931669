import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { smsSegments } from '@/lib/i18n/messages/sms-text';
import { directionOf } from '@/lib/market/language';
import { renderHtmlMail } from '@/lib/server/messaging/carriers/html-mail';
import type { MailBlock } from '@/lib/server/messaging/carriers/mail-blocks';
import { writeMail } from '@/lib/server/messaging/messages/write-message';
import { ensureChromium } from '../../../../../../scripts/testing/chromium.mjs';
import { galleryOf } from './message-gallery';
import { LINK, messagesOf, SAMPLES } from '../../../../support/message-samples';

const RTL = /\p{Script=Arabic}/u;
const STRONG = /\p{L}/u;

describe.each(SAMPLES)('the notice about a parcel for $prefix', (sample) => {
  const { sms, mails } = messagesOf(sample);

  it('ends an SMS with its link and needs two segments at most', () => {
    for (const { text, what } of sms) {
      expect(text.endsWith(LINK), what).toBe(true);
      expect(smsSegments(text), `${what}: ${text}`).toBeLessThanOrEqual(2);
      expect(text).not.toMatch(/[\u2060\u200e\u200f\u2066-\u2069{}]/);
    }
  });

  it.runIf(directionOf(sample.language) === 'rtl')(
    'begins an SMS in its own script, since phones align a text by its first letter',
    () => {
      for (const { text, what } of sms) expect(STRONG.exec(text)![0], `${what}: ${text}`).toMatch(RTL);
    },
  );

  it('has in a mail one button, a title, and a preview and text that begin with words', () => {
    for (const { html, text, subject, what } of mails) {
      expect(html!.match(/<a /g), what).toHaveLength(1);
      expect(html).toContain(`href="${LINK}"`);
      expect(html!.match(/<h1/g)).toHaveLength(1);
      expect(html!.replaceAll(`href="${LINK}"`, '')).not.toContain('http');
      expect(html).toContain(`dir="${directionOf(sample.language)}"`);
      expect(text.split('\n').filter((line) => line.includes('http'))).toEqual([LINK]);
      expect(text.indexOf(LINK)).toBeGreaterThan(30);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|notices\./);
      expect(subject).not.toMatch(/[\u2066-\u2069]/);
    }
  });

  it('ends a paragraph before the link with a colon only above the office’s answer', () => {
    const leading = mails.filter(({ text }) => /[:：]\n\n/u.test(text.slice(0, text.indexOf(LINK))));
    expect(leading.filter(({ what }) => !what.endsWith('CASE_ANSWERED')).map(({ what }) => what)).toEqual([]);
  });

  // PICTURES=1 saves them as a phone shows them, for review.
  it.runIf(process.env.PICTURES)('is saved as a picture', { timeout: 120_000 }, async () => {
    const folder = 'test-results/pictures';
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: 1520, height: 900 }, colorScheme });
      for (const [name, html] of Object.entries(galleryOf(sample.language, { sms, mails }))) {
        if (name === 'sms' && colorScheme === 'dark') continue;
        await page.setContent(html, { waitUntil: 'load' });
        await page.screenshot({
          path: `${folder}/messages-${sample.prefix}-${name}-${colorScheme}.png`,
          fullPage: true,
        });
      }
      await page.close();
    }
    await browser.close();
  });
});

describe('a mail', () => {
  it('escapes its values, also in links', () => {
    const blocks: MailBlock[] = [
      { kind: 'title', text: '<b>' },
      { kind: 'number', label: '<i>', text: '"1"' },
      { kind: 'days', label: '<i>', days: '<b>', text: '' },
      { kind: 'section', heading: '<b>', text: '<i>', address: '<u>', amount: '<i>' },
      { kind: 'button', label: '<u>', link: 'https://x.example/"><img src=y>' },
    ];
    const route = { from: { code: '<b>', place: '<i>' }, to: { code: '<u>', place: '<b>' } };
    const html = renderHtmlMail('en', { blocks, route, foot: ['<b>'] });
    expect(html).not.toMatch(/<(?:b|i|u|img)[ >]/);
  });

  it('has the route in its head only, left to right, with the cities below the codes', () => {
    const blocks: MailBlock[] = [{ kind: 'title', text: 'عنوان' }];
    const route = { from: { code: 'CAN', place: 'قوانغتشو' }, to: { code: 'CAI', place: 'القاهرة' } };
    const html = renderHtmlMail('ar', { blocks, route });
    const words = html.replace(/<style>.*<\/style>|<[^>]+>/g, '');
    expect(words.match(/CANقوانغتشوCAIالقاهرة/g)).toHaveLength(1);
    expect(words.indexOf('CAN')).toBeLessThan(words.indexOf('عنوان'));
    expect(html).toMatch(/<table[^>]*dir="ltr"[^>]*><tr><td[^>]*><span[^>]*>CAN</);
    // Drawn, because each mail program has its own character.
    expect(html).not.toMatch(/&rarr;|>→/);
    expect(html.match(/role="img" aria-label="→"/g)).toHaveLength(1);
    expect(renderHtmlMail('ar', { blocks })).not.toContain('role="img"');
  });

  it('has facts before the button, and topics, contacts and the reason after it', () => {
    const office = { phone: '+233 30 200 0000', address: 'ghana@dunia.example' };
    const values = { subject: 'Booked', route: 'CAN → ACC', title: 'Booked', what: 'We have it.', days: '8–14 Dec', expected: 'Due 8–14 Dec', label: 'Number', number: 'DX1', act: 'Print', link: LINK, handOver: 'Send it\nBy post.\n广州仓', payment: 'Pay\nCNY 503.94 in cash.', amount: 'CNY 503.94' }; // prettier-ignore
    const { html, text } = writeMail({ language: 'en', country: 'GH', template: 'parcelNotice', values }, office);
    const parts = ['Booked</h1>', '>8–14 Dec<', '>DX1<', LINK, 'Send it</h2>', '>广州仓<', '>CNY 503.94</span> in cash.', office.phone, 'receiving this email']; // prettier-ignore
    const places = parts.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).toContain('Due 8–14 Dec\n\nNumber\nDX1');
    expect(text).toContain('Send it\nBy post.\n广州仓\n\nPay\nCNY 503.94 in cash.');
  });

  it('is small enough not to be cut by a mail program', () => {
    for (const sample of SAMPLES)
      for (const { html, what } of messagesOf(sample).mails)
        expect(Buffer.byteLength(html!), what).toBeLessThan(30_000);
  });
});
