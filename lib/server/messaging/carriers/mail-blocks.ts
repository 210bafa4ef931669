import 'server-only';

/** Part of a mail, in reading order. */
export type MailBlock =
  | { kind: 'title' | 'strong' | 'text' | 'code' | 'small'; text: string }
  /** A waybill or order number with its label. */
  | { kind: 'number'; label: string; text: string }
  /** Expected days with their label. `text` is the sentence of the plain text. */
  | { kind: 'days'; label: string; days: string; text: string }
  /** A topic of its own: heading, sentences, and an address to copy. `amount` is a part of `text` to emphasize. */
  | { kind: 'section'; heading: string; text: string; address: string; amount: string }
  | { kind: 'button'; label: string; link: string };

/** Route of a parcel. Places are empty if only the codes are known. */
export interface MailRoute {
  from: { code: string; place: string };
  to: { code: string; place: string };
}

/** Everything that a mail shows. `foot`: lines below it, such as the office's contacts. */
export interface MailContent {
  blocks: readonly MailBlock[];
  route?: MailRoute | null;
  foot?: readonly string[];
}

/** Matches a paragraph that ends with a URL on a line of its own. */
const LINK_PARAGRAPH = /^(?<sentence>.+)\n(?<link>https?:\/\/\S+)$/su;

function blocksOfParagraph(paragraph: string, label: string): MailBlock[] {
  const { sentence, link } = LINK_PARAGRAPH.exec(paragraph)?.groups ?? {};
  if (label !== '' && sentence !== undefined && link !== undefined)
    return [
      { kind: 'text', text: sentence },
      { kind: 'button', label, link },
    ];
  return [{ kind: /^\d+$/.test(paragraph.trim()) ? 'code' : 'text', text: paragraph }];
}

/**
 * Splits a text into paragraphs at blank lines. A paragraph that contains only digits is a code. With a label, a link
 * at the end of a paragraph becomes a button.
 */
export const blocksOf = (text: string, label = ''): MailBlock[] =>
  text.split(/\n{2,}/).flatMap((paragraph) => blocksOfParagraph(paragraph, label));

/** Returns a section for each paragraph. A paragraph is its heading, `lines` lines of text, and an address. */
export function sectionsOf(text: string, lines: number, amount = ''): MailBlock[] {
  if (text === '') return [];
  return text.split(/\n{2,}/).map((paragraph) => {
    const [heading = '', ...rest] = paragraph.split('\n');
    const [sentences, address] = [rest.slice(0, lines).join('\n'), rest.slice(lines).join('\n')];
    return { kind: 'section', heading, text: sentences, address, amount };
  });
}

function lineOf(block: MailBlock): string {
  if (block.kind === 'number') return `${block.label}\n${block.text}`;
  if (block.kind === 'section') return [block.heading, block.text, block.address].filter(Boolean).join('\n');
  return block.kind === 'button' ? `${block.label}\n${block.link}` : block.text;
}

/** Returns the blocks as plain text, for mail programs without HTML. */
export const textOfBlocks = (blocks: readonly MailBlock[]): string => blocks.map(lineOf).join('\n\n');
