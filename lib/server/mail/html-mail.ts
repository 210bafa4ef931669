import 'server-only';
import { directionOf, type Language } from '@/lib/market/language';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

const PARAGRAPH = 'margin:0 0 16px';
/** A paragraph of digits alone is a code to be typed over. */
const CODE = `${PARAGRAPH};font-size:28px;font-weight:600;letter-spacing:.2em;direction:ltr;unicode-bidi:isolate`;

/** The text of a mail as a small HTML document: blank lines part paragraphs; direction follows the language. */
export function htmlMail(language: Language, text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const style = /^\d+$/.test(paragraph.trim()) ? CODE : PARAGRAPH;
    return `<p style="${style}">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`;
  });
  const direction = directionOf(language);
  const body = 'margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#10182b;background:#fff';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><body style="${body}">${paragraphs.join('')}</body></html>`;
}
