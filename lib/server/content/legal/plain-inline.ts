import 'server-only';
import type { Token } from 'marked';

/** Returns the text of a line, without emphasis, links and code marks. */
export function plainInline(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if ('tokens' in token && token.tokens) return plainInline(token.tokens);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');
}
