import 'server-only';
import Papa from 'papaparse';
import writeWorkbook from 'write-excel-file/universal';

import { directionOf, type Language } from '@/lib/market/language';

export interface WrittenSheet {
  title: string;
  /** The first row has the names of the columns. */
  rows: readonly (readonly string[])[];
}

/** By which spreadsheets know that a CSV is Unicode. */
const BYTE_ORDER_MARK = '\ufeff';
/** Characters of a column's width: no narrower, no wider. */
const WIDTH = { least: 10, most: 40 };

/** What a spreadsheet would run. Those of some countries split a line at semicolons or tabs, also inside quotes. */
const FORMULA_START = /(^|[;\t\r\n]\s*)([=+\-@\t\r])/g;

const guarded = (text: string) => text.replaceAll(FORMULA_START, "$1'$2");

export function writeCsv({ rows }: WrittenSheet): Uint8Array<ArrayBuffer> {
  const text = Papa.unparse(
    rows.map((row) => row.map(guarded)),
    { newline: '\r\n' },
  );
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text}\r\n`);
}

function columnsOf(rows: WrittenSheet['rows']) {
  const count = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, at) => {
    const longest = Math.max(...rows.map((row) => row[at]?.length ?? 0));
    return { width: Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2)) };
  });
}

/** Every cell is a text: nothing in it is run, and a phone number keeps its zero. */
export async function writeXlsx(sheets: readonly WrittenSheet[], language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const data = sheets.map(({ title, rows }) => ({
    sheet: title,
    data: rows.map((row, at) =>
      row.map((value) => ({ value, type: String, format: '@', ...(at === 0 && { fontWeight: 'bold' as const }) })),
    ),
    columns: columnsOf(rows),
    stickyRowsCount: 1,
    rightToLeft: directionOf(language) === 'rtl',
  }));
  const blob = await writeWorkbook(data).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
