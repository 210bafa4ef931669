import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRecord } from '@/lib/server/programs/ops/files/csv';
import { jsonText, printableLine } from '@/lib/server/programs/ops/files/printable';
import { MAX_LINE, inBatches, readLines, type InputLine } from '@/lib/server/programs/ops/files/read-lines';
import { rejectFileOf } from '@/lib/server/programs/ops/files/reject-file';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'lines-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function linesOf(content: string | Buffer): Promise<InputLine[]> {
  const file = path.join(folder, 'lines.txt');
  writeFileSync(file, content);
  const lines: InputLine[] = [];
  for await (const some of readLines(file)) lines.push(...some);
  return lines;
}

describe('readLines', () => {
  it('numbers lines from one, with or without a last line end, of either kind', async () => {
    const lines = (texts: string[]) => texts.map((text, index) => ({ number: index + 1, text, isCut: false }));
    expect(await linesOf('a\nb\r\n\nc')).toEqual(lines(['a', 'b', '', 'c']));
    expect(await linesOf('a\n')).toEqual(lines(['a']));
    expect(await linesOf('')).toEqual([]);
  });

  it('joins letters that are split across chunks of a file', async () => {
    const text = '运单'.repeat(50_000);
    const lines = await linesOf(`${'x'.repeat(65_535)}\n${text.slice(0, 10_000)}\n`);
    expect(lines[1]).toEqual({ number: 2, text: text.slice(0, 10_000), isCut: false });
  });

  it('skips the byte-order mark', async () => {
    expect((await linesOf('\uFEFFa\n'))[0]!.text).toBe('a');
  });

  it('truncates a line that is too long, and continues with the next', async () => {
    const lines = await linesOf(
      `${'x'.repeat(MAX_LINE)}\n${'y'.repeat(MAX_LINE)}\r\n${'z'.repeat(MAX_LINE + 1)}\n${'w'.repeat(500_000)}\nend`,
    );
    expect(lines.map(({ number, text, isCut }) => [number, text[0], text.length, isCut])).toEqual([
      [1, 'x', MAX_LINE, false],
      [2, 'y', MAX_LINE, false],
      [3, 'z', MAX_LINE, true],
      [4, 'w', MAX_LINE, true],
      [5, 'e', 3, false],
    ]);
  });

  it('is grouped into batches', async () => {
    async function* numbers() {
      yield* [[], [1, 2, 3], [4, 5]];
    }
    const batches: number[][] = [];
    for await (const batch of inBatches(numbers(), 2)) batches.push(batch);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });
});

describe('csvRecord', () => {
  it('quotes what must be quoted', () => {
    expect(csvRecord(['a', 1, null, 'b,c', 'd"e', 'f\ng'])).toBe('a,1,,"b,c","d""e","f\ng"');
  });

  it('lets no cell be a formula, and leaves signed numbers', () => {
    expect(csvRecord(['=1+1', '+cmd|x', '-x', '@x', '\tx'])).toBe(`'=1+1,'+cmd|x,'-x,'@x,"'\tx"`);
    // A spreadsheet that splits at semicolons or tabs may find a formula after one.
    expect(csvRecord(['a;=1+1', 'b\t@x', 'c\n -x', 'd; e'])).toBe(`"a;'=1+1","b\t'@x","c\n '-x","d; e"`);
    expect(csvRecord(['+233 24 000 0123', '-5', '+1 (555) 0100'])).toBe('+233 24 000 0123,-5,+1 (555) 0100');
  });
});

describe('rejectFileOf', () => {
  it('is beside the file', () => {
    expect(rejectFileOf('/data/scans.ndjson')).toBe('/data/scans.rejects.ndjson');
    expect(rejectFileOf('scans')).toBe('scans.rejects.ndjson');
  });
});

describe('a control character', () => {
  it('is removed from cells and lines', () => {
    expect(csvRecord(['red \u001b[31m\u0007\u009b', 'two\nlines\tof', 'over\rwritten', 'end\r\n'])).toBe(
      'red [31m,"two\nlines\tof",overwritten,"end\r\n"',
    );
    expect(printableLine('a\u0000b\u007fc\u0085d\r')).toBe('abcd\r');
    expect(printableLine('over\rwritten')).toBe('overwritten');
  });

  it('is escaped in JSON, which parses to the same', () => {
    const value = { remark: 'red \u001b[31m\u0007\u007f\u009b' };
    const text = jsonText(value);
    expect(text).toBe(String.raw`{"remark":"red \u001b[31m\u0007\u007f\u009b"}`);
    expect(JSON.parse(text)).toEqual(value);
  });
});
