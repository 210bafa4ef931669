import 'server-only';
import type { SheetMistake } from '@/lib/contract/orders/sheets';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { userOf } from '../../platform/context';
import { groupBy } from '../../platform/group-by';
import { translateSheet } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { columnNames, columnTitle } from './column-names';
import { readUpload } from './read-upload';
import { sheetFileName } from './get-sheet-template';

/**
 * Maximum number of characters of a note. The rest of a cell's limit is for its ending and for the characters that stop
 * a spreadsheet from running it as a formula.
 */
const NOTE_CHARACTERS = SHEET_LIMITS.cellCharacters - 100;
const ELLIPSIS = '…';

/** Returns the mistakes of a row, one per line, as many as a cell may contain when the sheet is uploaded again. */
function noteOf(mistakes: readonly SheetMistake[]): string {
  const lines = mistakes.map(({ column, message, hint }) => `${column}: ${message} ${hint}`.trim());
  let length = 0;
  const shownLines = lines.filter((line) => (length += line.length + 1) <= NOTE_CHARACTERS);
  return [...shownLines, ...(shownLines.length < lines.length ? [ELLIPSIS] : [])].join('\n');
}

/** Returns the uploaded sheet with a first column that lists the mistakes of each row. */
export const correctSheet: Verb<'correctSheet'> = async ({ ctx, input }) => {
  const { language } = ctx;
  const { file, table, mistakes } = await readUpload(ctx, input);
  const byRow = groupBy(mistakes, ({ row }) => row);
  const notes = new Map([...byRow].map(([row, ofRow]) => [row, noteOf(ofRow)]));
  const titles = {
    sheet: translateSheet(language, 'sheets', 'guide.parcels'),
    notes: columnTitle('mistakes', language),
  };
  const { encoding } = input;
  const task = { file, names: columnNames(), encoding, language, titles, head: table.head, notes };
  const { format, bytes } = await ctx.sheets.correct(task, userOf(ctx).userId);
  return { name: sheetFileName(format), bytes };
};
