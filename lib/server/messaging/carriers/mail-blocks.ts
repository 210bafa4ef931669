import 'server-only';

/** Part of a mail, in reading order. */
export type MailBlock =
  | { kind: 'title' | 'strong' | 'text' | 'code' | 'small'; text: string }
  /** A waybill or order number with its label. */
  | { kind: 'number'; label: string; text: string }
  | { kind: 'button'; label: string; link: string };

/** Splits a text into paragraphs at blank lines. A paragraph that contains only digits is a code. */
export const blocksOf = (text: string): MailBlock[] =>
  text.split(/\n{2,}/).map((paragraph) => ({
    kind: /^\d+$/.test(paragraph.trim()) ? ('code' as const) : ('text' as const),
    text: paragraph,
  }));

function lineOf(block: MailBlock): string {
  if (block.kind === 'number') return `${block.label}\n${block.text}`;
  return block.kind === 'button' ? `${block.label}\n${block.link}` : block.text;
}

/** Returns the blocks as plain text, for mail programs without HTML. */
export const textOfBlocks = (blocks: readonly MailBlock[]): string => blocks.map(lineOf).join('\n\n');
