import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { directionOf, type Language } from '@/lib/market/language';
import type { MailBlock, MailContent } from './mail-blocks';
import { mailHeadOf } from './mail-head';
import {
  BUTTON_COLOURS,
  escapeMailText,
  FIGURES_STYLE,
  fontsOf,
  LATIN_STYLE,
  LIGHT_COLOURS,
  lineHeightsOf,
  htmlLines,
  MAIL_STYLES,
} from './mail-styles';

type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;
type Fact = BlockOf<'number' | 'days'>;
interface MailLook {
  /** CSS line height of headings and large figures. */
  heading: string;
  /** Font size of the title in pixels. It is smaller in a mail that shows days in large type. */
  title: number;
}

const paragraph = (style: string, content: string, shade: 'ink' | 'soft' = 'ink') =>
  `<p class="${shade}" style="margin:0 0 16px;color:${LIGHT_COLOURS[shade]};${style}">${content}</p>`;

function buttonOf({ label, link }: BlockOf<'button'>): string {
  const text = `display:block;padding:14px 28px;font-weight:700;line-height:20px;text-align:center;text-decoration:none;color:${BUTTON_COLOURS.ink}`;
  // The table cell has the background colour, because some mail programs ignore the padding of links.
  return `<table role="presentation" class="full" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="border-radius:10px;background:${BUTTON_COLOURS.fill}"><a href="${escapeMailText(link)}" style="${text}">${escapeMailText(label)}</a></td></tr></table>`;
}

function factRow(fact: Fact, isFirst: boolean, { heading }: MailLook): string {
  const label = (text: string) =>
    `<span class="soft" style="font-size:14px;color:${LIGHT_COLOURS.soft}">${escapeMailText(text)}</span><br>`;
  const value =
    fact.kind === 'number'
      ? `${label(fact.label)}<span style="font-size:18px;font-weight:700;letter-spacing:.02em;${FIGURES_STYLE}">${htmlLines(fact.text)}</span>`
      : `${label(fact.label)}<span style="font-size:24px;font-weight:700;line-height:${heading}">${escapeMailText(fact.days)}</span>`;
  const rule = isFirst ? '' : `border-top:1px solid ${LIGHT_COLOURS.line}`;
  return `<tr><td class="ink line" style="padding:12px 0;${rule};color:${LIGHT_COLOURS.ink}">${value}</td></tr>`;
}

/** Returns numbers and days as rows of one box. */
function factsOf(facts: readonly Fact[], look: MailLook): string {
  const rows = facts.map((fact, index) => factRow(fact, index === 0, look)).join('');
  return `<div class="ground" style="margin:0 0 24px;padding:4px 16px;background:${LIGHT_COLOURS.ground};border-radius:10px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table></div>`;
}

/**
 * Returns the box of an address, or '' without one. An address is in the language of its country, so its letters
 * determine its direction.
 */
function addressOf(address: string): string {
  if (address === '') return '';
  const direction = /\p{Script=Arabic}/u.test(address) ? 'rtl' : 'ltr';
  const side = direction === 'rtl' ? 'right' : `left;line-height:1.6;${LATIN_STYLE}`;
  return `<div class="ground ink" dir="${direction}" style="margin:0 0 16px;padding:12px 16px;background:${LIGHT_COLOURS.ground};border-radius:10px;text-align:${side};color:${LIGHT_COLOURS.ink}">${htmlLines(address)}</div>`;
}

function sectionOf({ heading, text, address, amount }: BlockOf<'section'>, look: MailLook): string {
  const [before = '', ...after] = amount === '' ? [text] : text.split(amount);
  const large = `<span style="font-size:20px;font-weight:700;${LATIN_STYLE}">${escapeMailText(amount)}</span>`;
  const content = after.length === 0 ? htmlLines(text) : `${htmlLines(before)}${large}${htmlLines(after.join(amount))}`;
  const style = `margin:0;padding:24px 0 4px;border-top:1px solid ${LIGHT_COLOURS.line};font-size:16px;line-height:${look.heading};color:${LIGHT_COLOURS.ink}`;
  const topic = `<h2 class="ink line" style="${style}">${escapeMailText(heading)}</h2>`;
  return (
    topic +
    content
      .split('<br>')
      .map((line) => paragraph('margin:0 0 12px', line))
      .join('') +
    addressOf(address)
  );
}

function htmlOf(block: Exclude<MailBlock, Fact>, look: MailLook): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="margin:0 0 12px;font-size:${look.title}px;line-height:${look.heading};color:${LIGHT_COLOURS.ink}">${htmlLines(block.text)}</h1>`;
    case 'code':
      return `<p class="ground ink" style="margin:0 0 16px;padding:12px 16px;background:${LIGHT_COLOURS.ground};border-radius:10px;font-size:28px;font-weight:700;letter-spacing:.2em;text-align:center;${FIGURES_STYLE};color:${LIGHT_COLOURS.ink}">${escapeMailText(block.text)}</p>`;
    case 'button':
      return buttonOf(block);
    case 'section':
      return sectionOf(block, look);
    case 'strong':
      return paragraph(`font-size:20px;font-weight:700;line-height:${look.heading}`, htmlLines(block.text));
    case 'text':
      return paragraph('', htmlLines(block.text));
    case 'small':
      return `<p class="soft line" style="margin:8px 0 16px;padding:16px 0 0;border-top:1px solid ${LIGHT_COLOURS.line};font-size:14px;color:${LIGHT_COLOURS.soft}">${htmlLines(block.text)}</p>`;
  }
}

const isFact = (block: MailBlock): block is Fact => block.kind === 'number' || block.kind === 'days';

/** Returns the blocks in their order. Facts that follow each other share a box. */
function contentOf(blocks: readonly MailBlock[], look: MailLook): string {
  const parts: string[] = [];
  let facts: Fact[] = [];
  for (const [index, block] of blocks.entries()) {
    if (isFact(block)) {
      facts.push(block);
      const next = blocks[index + 1];
      if (next && isFact(next)) continue;
      parts.push(factsOf(facts, look));
      facts = [];
    } else parts.push(htmlOf(block, look));
  }
  return parts.join('');
}

/** Matches the end of a greeting: a comma or an exclamation mark. */
const GREETING_END = /[,،，!！]$/u;

/**
 * Returns the hidden preview that a mail list shows beside the subject: the first sentence after the title. Returns ''
 * for a mail without a title or sentence.
 */
function previewOf(blocks: readonly MailBlock[]): string {
  if (blocks[0]?.kind !== 'title') return '';
  const sentence = blocks.find(
    (block) => (block.kind === 'text' && !GREETING_END.test(block.text)) || block.kind === 'strong',
  );
  if (!sentence || !('text' in sentence)) return '';
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeMailText(sentence.text)}</div>`;
}

function footOf(foot: readonly string[]): string {
  if (foot.length === 0) return '';
  const rows = foot.map(
    (line, index) =>
      `<p class="soft" style="margin:0 0 4px;color:${LIGHT_COLOURS.soft};${index === 0 ? LATIN_STYLE : ''}">${escapeMailText(line)}</p>`,
  );
  return `<div class="pad" style="padding:20px 32px 8px;font-size:13px">${rows.join('')}</div>`;
}

/**
 * Renders a mail as a small HTML document with one column. It reads the same without styles. Mail programs put the body
 * into their own page, so language and direction are repeated on its first element. The text side is `left` or `right`,
 * because some programs do not support `start`.
 */
export function renderHtmlMail(language: Language, { blocks, route = null, foot = [] }: MailContent): string {
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const { text, heading } = lineHeightsOf(language);
  const look = { heading, title: blocks.some(({ kind }) => kind === 'days') ? 20 : 24 };
  const style = `max-width:600px;margin:0 auto;padding:24px 16px;font:16px/${text} ${fontsOf(language)};text-align:${side}`;
  const card = `<div class="card pad square" style="padding:24px 32px 8px;background:${LIGHT_COLOURS.card};border-radius:0 0 12px 12px">${contentOf(blocks, look)}</div>`;
  const body = `<div class="ground" lang="${language}" dir="${direction}" style="background:${LIGHT_COLOURS.ground}">${previewOf(blocks)}<div class="frame" style="${style}">${mailHeadOf(route)}${card}${footOf(foot)}</div></div>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMailText(BRAND.name)}</title><style>${MAIL_STYLES}</style></head><body class="ground" style="margin:0;background:${LIGHT_COLOURS.ground}">${body}</body></html>`;
}
