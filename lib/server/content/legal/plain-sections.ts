import 'server-only';
import { Lexer, type Token, type Tokens } from 'marked';
import { plainInline } from './plain-inline';

export interface PlainSection {
  /** Numbered as on the page. */
  title: string;
  /** Paragraphs, separated by an empty line. Each item of a list has its own line with a bullet. */
  text: string;
}

/**
 * Returns the sections of a legal text without markup, for the dialog and for API clients. Every legal text starts with
 * a section.
 */
export function plainSections(markdown: string): PlainSection[] {
  const sections: { title: string; blocks: string[] }[] = [];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === 'heading' && token.depth === 2) {
      const title = plainInline((token as Tokens.Heading).tokens);
      sections.push({ title: `${sections.length + 1}. ${title}`, blocks: [] });
    } else {
      const block = plainBlock(token);
      if (block) sections.at(-1)?.blocks.push(block);
    }
  }
  return sections.map(({ title, blocks }) => ({ title, text: blocks.join('\n\n') }));
}

function plainBlock(token: Token): string {
  if (token.type === 'list') return plainList(token as Tokens.List);
  if (token.type === 'table') return plainTable(token as Tokens.Table);
  return token.type !== 'space' && 'tokens' in token && token.tokens ? plainInline(token.tokens) : '';
}

function plainList({ items }: Tokens.List): string {
  return items.map(({ tokens }) => `• ${tokens.map(plainBlock).filter(Boolean).join(' ')}`).join('\n');
}

function plainTable({ header, rows }: Tokens.Table): string {
  return [header, ...rows].map((cells) => cells.map(({ tokens }) => plainInline(tokens)).join(' | ')).join('\n');
}
