import 'server-only';
import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { LegalHeading, LegalText } from '@/lib/i18n/messages/legal-documents';
import { plainInline } from './plain-inline';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'wbr', 'a', 'br', 'hr', 'blockquote'],
    ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ].flat(),
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], code: ['dir'] },
  selfClosing: ['br', 'hr', 'wbr'],
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Returns HTML with text, structure and anchors. Removes scripts, handlers, styles and unsafe links. */
export function cleanLegalHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** Link to a page of this market: `[text](page:privacy-policy)`. */
const PAGE_LINK = /^page:(.+)$/;

/**
 * Renders the text as HTML. Sections are numbered here, so that anchors (`s-4`, `s-4-1`) are the same in every
 * language. `hrefOf` returns the address of a page by its route name, and throws if this market does not have it.
 */
export function renderLegalHtml(
  markdown: string,
  hrefOf: (page: string) => string,
): Pick<LegalText, 'contents' | 'html'> {
  const contents: LegalHeading[] = [];
  let part = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) {
          part += 1;
          return `<h3 id="s-${contents.length}-${part}">${inner}</h3>\n`;
        }
        part = 0;
        const number = contents.length + 1;
        contents.push({ id: `s-${number}`, title: `${number}. ${plainInline(tokens)}` });
        return `<h2 id="s-${number}">${number}. ${inner}</h2>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const page = PAGE_LINK.exec(href)?.[1];
        const address = page === undefined ? href : hrefOf(page);
        return `<a href="${address.replaceAll('"', '%22')}">${this.parser.parseInline(tokens)}</a>`;
      },
      // Names of cookies and similar are left-to-right in every language. They may break between their words.
      codespan: ({ text }: Tokens.Codespan) =>
        `<code dir="ltr">${escapeHtml(text).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>')}</code>`,
      html: () => '',
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { contents, html: cleanLegalHtml(html) };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
