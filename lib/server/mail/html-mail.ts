import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { directionOf, type Language } from '@/lib/market/language';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const INK = '#10182b';
const GROUND = '#f2f4f8';
const PARAGRAPH = 'margin:0 0 16px';
/** A paragraph of digits alone is a code to be typed over. */
const CODE = `margin:0 0 16px;padding:12px 16px;background:${GROUND};border-radius:8px;font-size:28px;font-weight:600;letter-spacing:.2em;direction:ltr;unicode-bidi:isolate;text-align:center`;
/** Nastaliq stands taller than its line. */
const LINE_HEIGHT: Partial<Record<Language, string>> = { ur: '2' };

function paragraphsOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => {
      const style = /^\d+$/.test(paragraph.trim()) ? CODE : PARAGRAPH;
      return `<p style="${style}">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`;
    })
    .join('');
}

/**
 * The text of a mail as a small HTML document: blank lines part paragraphs. Language and direction stand on the body's first element as
 * well, because mail programs put the body of a message into their own page; the side is named, because some know no `start`.
 */
export function htmlMail(language: Language, text: string): string {
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const font = `font:16px/${LINE_HEIGHT[language] ?? '1.6'} system-ui,-apple-system,'Segoe UI',Tahoma,sans-serif`;
  const frame = `max-width:560px;margin:0 auto;padding:24px;${font};color:${INK};text-align:${side}`;
  const card = 'padding:24px;background:#ffffff;border-radius:12px';
  const name = `<p style="margin:0 0 16px;font-weight:700">${escaped(BRAND.name)}</p>`;
  const content = `<div lang="${language}" dir="${direction}" style="${frame}">${name}<div style="${card}">${paragraphsOf(text)}</div></div>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:${GROUND}">${content}</body></html>`;
}
