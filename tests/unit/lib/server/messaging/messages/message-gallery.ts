import { readFileSync } from 'node:fs';
import { smsSegments } from '@/lib/i18n/messages/sms-text';
import { directionOf, type Language } from '@/lib/market/language';
import type { SampleMessage } from '../../../../support/message-samples';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A phone's font, for machines without it. */
const FONT_FILE = 'node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';
const NASTALIQ = () =>
  `<style>@font-face{font-family:Nastaliq;src:url(data:font/woff2;base64,${readFileSync(FONT_FILE, 'base64')})}
[lang=ur]{font-family:Nastaliq,system-ui!important}[lang=ur] *{font-family:inherit!important}[lang=ur] p,p[lang=ur]{line-height:2}</style>`;

const FRAME = `body{margin:0;padding:8px;background:#888;display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start;font:13px system-ui}
figure{margin:0;width:360px;background:#fff}figcaption{padding:4px 8px;background:#333;color:#fff}
iframe{border:0;width:360px;display:block}p{margin:12px;padding:10px 14px;border-radius:18px;background:#e9e9eb;font-size:16px;line-height:1.35;max-width:270px;overflow-wrap:anywhere}`;

const page = (content: string) => `<!doctype html><meta charset="utf-8"><style>${FRAME}</style>${content}`;
const figure = (caption: string, content: string) =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${content}</figure>`;

/** Sets the height of each mail to the height of its content. */
const FIT = `<script>for(const frame of document.querySelectorAll('iframe'))frame.onload=()=>{frame.style.height=frame.contentDocument.documentElement.scrollHeight+'px'}</script>`;

/**
 * Pages of pictures: SMS as bubbles of a phone, which turns a text by its first letter, and mails in a column of 360
 * pixels.
 */
export function galleryOf(language: Language, { sms, mails }: Record<'sms' | 'mails', SampleMessage[]>) {
  const letters = language === 'ur' ? NASTALIQ() : '';
  const bubbles = sms.map(({ what, text }) =>
    figure(
      `${what}: ${smsSegments(text)} segments, ${text.length}`,
      `<p dir="auto" lang="${language}">${escaped(text)}</p>`,
    ),
  );
  const columns = mails.map(({ what, subject = '', html = '' }) =>
    figure(
      what,
      `<p dir="${directionOf(language)}" lang="${language}"><b>${escaped(subject)}</b></p><iframe srcdoc="${escaped(html.replace('</head>', `${letters}</head>`))}"></iframe>`,
    ),
  );
  const half = Math.ceil(columns.length / 2);
  return {
    sms: page(letters + bubbles.join('')),
    'mails-1': page(letters + columns.slice(0, half).join('') + FIT),
    'mails-2': page(letters + columns.slice(half).join('') + FIT),
  };
}
