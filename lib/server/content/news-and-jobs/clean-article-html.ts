import 'server-only';
import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ['strong', 'em', 'b', 'i', 'sup', 'sub', 'a', 'bdi'],
  ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
].flat();

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Tags whose content is code or another document, never text of the article.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'xmp'],
  disallowedTagsMode: 'discard',
};

/**
 * Returns the article's text and structure. Removes scripts, styles, handlers, frames, pictures and unsafe links.
 * Idempotent.
 */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
