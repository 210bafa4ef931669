import 'server-only';
import { createReadStream } from 'node:fs';

export interface InputLine {
  /** Starts at 1. */
  number: number;
  text: string;
  /** True if the line was too long. `text` is its beginning. */
  isCut: boolean;
}

/** Maximum number of characters of one line in memory. */
export const MAX_LINE = 16_384;

/** Yields the lines of a text file in groups. Neither the file nor a line has to fit into memory. */
export async function* readLines(file: string): AsyncGenerator<InputLine[]> {
  const decoder = new TextDecoder('utf-8');
  let number = 0;
  let rest = '';
  const line = (text: string): InputLine => {
    number += 1;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    return { number, text: whole.slice(0, MAX_LINE), isCut: whole.length > MAX_LINE };
  };
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = chunk;
    const pieces = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    // One character above the limit shows that the line is too long.
    rest = (pieces.pop() ?? '').slice(0, MAX_LINE + 2);
    yield pieces.map(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield [line(rest)];
}

/** Yields the items in batches of `size`. The last one may be smaller. */
export async function* inBatches<Item>(groups: AsyncIterable<readonly Item[]>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const group of groups) {
    for (const item of group) {
      batch.push(item);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
