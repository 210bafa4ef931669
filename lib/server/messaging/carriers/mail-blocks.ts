import 'server-only';

/** A part of a mail, in the order in which it is read. */
export type MailBlock =
  | { kind: 'title' | 'strong' | 'text' | 'code' | 'small'; text: string }
  /** What the parcel is called by. */
  | { kind: 'number'; label: string; text: string }
  | { kind: 'button'; label: string; link: string };

/** Blank lines part the paragraphs of a text; one of digits alone is a code to be typed over. */
export const blocksOf = (text: string): MailBlock[] =>
  text.split(/\n{2,}/).map((paragraph) => ({
    kind: /^\d+$/.test(paragraph.trim()) ? ('code' as const) : ('text' as const),
    text: paragraph,
  }));

function lineOf(block: MailBlock): string {
  if (block.kind === 'number') return `${block.label}\n${block.text}`;
  return block.kind === 'button' ? `${block.label}\n${block.link}` : block.text;
}

/** The blocks for who reads mails as text. */
export const plainText = (blocks: readonly MailBlock[]): string => blocks.map(lineOf).join('\n\n');
