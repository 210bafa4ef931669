import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { directionOf, type Language } from '@/lib/market/language';
import type { MailBlock } from './mail-blocks';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** The site's colours (app/styles/tokens.css). A mail cannot use the tokens. */
const LIGHT = { ground: '#f4f6fa', card: '#ffffff', ink: '#0d1a33', soft: '#4a5872' };
const DARK = { ground: '#0a1d3f', card: '#122b5a', ink: '#f5f8fd', soft: '#b8c6e0' };
const BUTTON = { fill: '#ffb224', ink: '#0a1d3f' };
const HEAD = { ground: '#0a1d3f', ink: '#ffffff', arrow: '#ffb224' };

/** Dark colours for mail programs that support media queries. Other programs choose dark colours themselves. */
const STYLES = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){.ground{background:${DARK.ground}!important}.card{background:${DARK.card}!important}`,
  `.ink{color:${DARK.ink}!important}.soft{color:${DARK.soft}!important}}`,
].join('');

/** Nastaliq letters are taller and need more space between lines. */
const LINE_HEIGHT: Partial<Record<Language, string>> = { ur: '2' };
/** Numbers and codes are always read from left to right. */
const FIGURES = 'direction:ltr;unicode-bidi:isolate';

const paragraph = (style: string, content: string, shade: 'ink' | 'soft' = 'ink') =>
  `<p class="${shade}" style="margin:0 0 16px;color:${LIGHT[shade]};${style}">${content}</p>`;

function buttonOf({ label, link }: Extract<MailBlock, { kind: 'button' }>): string {
  const text = `display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none;color:${BUTTON.ink}`;
  // The table cell has the background colour, because some mail programs ignore the padding of links.
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="border-radius:8px;background:${BUTTON.fill}"><a href="${escaped(link)}" style="${text}">${escaped(label)}</a></td></tr></table>`;
}

function htmlOf(block: MailBlock, lineHeight: string): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:${lineHeight};color:${LIGHT.ink}">${lines(block.text)}</h1>`;
    case 'number':
      return paragraph(
        'line-height:1.5',
        `<span class="soft" style="font-size:14px;color:${LIGHT.soft}">${escaped(block.label)}</span><br><span style="font-size:20px;font-weight:700;letter-spacing:.02em;${FIGURES}">${lines(block.text)}</span>`,
      );
    case 'code':
      return `<p class="ground ink" style="margin:0 0 16px;padding:12px 16px;background:${LIGHT.ground};border-radius:8px;font-size:28px;font-weight:600;letter-spacing:.2em;text-align:center;${FIGURES};color:${LIGHT.ink}">${escaped(block.text)}</p>`;
    case 'button':
      return buttonOf(block);
    case 'strong':
      return paragraph('font-size:18px;font-weight:600', lines(block.text));
    case 'text':
      return paragraph('', lines(block.text));
    case 'small':
      return paragraph('font-size:14px', lines(block.text), 'soft');
  }
}

/**
 * Returns the hidden preview that a mail list shows beside the subject. If a mail begins with a title, it is the first
 * sentence after it.
 */
function previewOf(blocks: readonly MailBlock[]): string {
  const sentence = blocks[0]?.kind === 'title' ? blocks.find(({ kind }) => kind === 'text' || kind === 'strong') : null;
  if (!sentence || !('text' in sentence)) return '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escaped(sentence.text)}</div>`;
}

/** Widths of the mark's bars and of the gaps after them, in pixels. */
const BARS = [
  [4, 2],
  [2, 3],
  [5, 0],
] as const;

/** Returns the cell with the codes of a route, as on the parcel's label. The text of the mail names the places. */
function routeCell(route: string, side: string): string {
  const codes = escaped(route).replace('→', `<span style="color:${HEAD.arrow}">&rarr;</span>`);
  const style = `font-size:20px;font-weight:700;letter-spacing:.04em;white-space:nowrap;text-align:${side};color:${HEAD.ink}`;
  return `<td aria-hidden="true" style="${style}"><span style="${FIGURES}">${codes}</span></td>`;
}

/**
 * Returns the head of a mail: the bars and the arrow of our mark, the name, and the codes of the parcel's route. It has
 * no picture, because mail programs hide pictures.
 */
function headOf(route: string, side: string): string {
  const bars = BARS.map(
    ([width, gap]) =>
      `<td style="width:${width}px;height:24px;background:${HEAD.ink}"></td><td style="width:${gap}px"></td>`,
  ).join('');
  const mark = `<td><table role="presentation" cellpadding="0" cellspacing="0"><tr>${bars}</tr></table></td><td aria-hidden="true" style="padding:0 10px 0 4px;font-size:22px;font-weight:700;line-height:24px;color:${HEAD.arrow}">&rarr;</td>`;
  const name = `<td style="font-size:18px;font-weight:700;line-height:24px;color:${HEAD.ink}">${escaped(BRAND.name)}</td>`;
  const brand = `<table role="presentation" dir="ltr" cellpadding="0" cellspacing="0"><tr>${mark}${name}</tr></table>`;
  const row = `<tr><td>${brand}</td>${route === '' ? '' : routeCell(route, side)}</tr>`;
  return `<div style="padding:20px 24px;background:${HEAD.ground};border-radius:12px 12px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${row}</table></div>`;
}

/**
 * Renders the blocks of a mail as a small HTML document with one column. It reads the same without styles. Mail
 * programs put the body into their own page, so language and direction are repeated on its first element. The text side
 * is `left` or `right`, because some programs do not support `start`. `route`: codes of a parcel's route, or ''.
 */
export function htmlMail(language: Language, blocks: readonly MailBlock[], route = ''): string {
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const lineHeight = LINE_HEIGHT[language] ?? '1.6';
  const font = `font:16px/${lineHeight} system-ui,-apple-system,'Segoe UI',Tahoma,sans-serif`;
  const frame = `max-width:560px;margin:0 auto;padding:16px;${font};text-align:${side}`;
  const content = blocks.map((block) => htmlOf(block, LINE_HEIGHT[language] ?? '1.3')).join('');
  const card = `<div class="card" style="padding:24px 24px 8px;background:${LIGHT.card};border-radius:0 0 12px 12px">${content}</div>`;
  const body = `<div class="ground" lang="${language}" dir="${direction}" style="background:${LIGHT.ground}">${previewOf(blocks)}<div style="${frame}">${headOf(route, direction === 'rtl' ? 'left' : 'right')}${card}</div></div>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(BRAND.name)}</title><style>${STYLES}</style></head><body class="ground" style="margin:0;background:${LIGHT.ground}">${body}</body></html>`;
}
