import 'server-only';
import Papa from 'papaparse';
import writeWorkbook, { type Feature } from 'write-excel-file/universal';

import { directionOf, type Language } from '@/lib/market/language';
import { BYTE_ORDER_MARK, guardFormulas } from './csv-text';

export interface WrittenSheet {
  title: string;
  /** Rows of cells. The first row has the column names. */
  rows: readonly (readonly string[])[];
}

/** Narrowest and widest column, in characters. */
const WIDTH = { min: 10, max: 40 };

/** A negative amount, which is no formula. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

const guarded = (text: string) => (NEGATIVE.test(text) ? text : guardFormulas(text));

export function writeCsv({ rows }: WrittenSheet): Uint8Array<ArrayBuffer> {
  const text = Papa.unparse(
    rows.map((row) => row.map(guarded)),
    { newline: '\r\n' },
  );
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text}\r\n`);
}

function columnsOf(rows: WrittenSheet['rows']) {
  const count = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, index) => {
    const longest = Math.max(...rows.map((row) => row[index]?.length ?? 0));
    return { width: Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2)) };
  });
}

/**
 * Gives whole columns the format of their second cell, text. What is typed below stays as typed, such as a phone
 * number.
 */
const TEXT_COLUMNS: Feature<Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform(xml) {
          const [, style] = /<c r="A2" s="(\d+)"/.exec(xml) ?? [];
          return style === undefined ? xml : xml.replaceAll('<col ', `<col style="${style}" `);
        },
      },
    },
  },
};

/** Writes an XLSX file. All cells are text, so that no formula runs and phone numbers keep their leading zero. */
export async function writeXlsx(sheets: readonly WrittenSheet[], language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const data = sheets.map(({ title, rows }) => ({
    sheet: title,
    // A sheet of column names gets a blank row, which has the format of the columns.
    data: (rows.length > 1 ? rows : [...rows, ...rows.map((row) => row.map(() => undefined))]).map((row, index) =>
      row.map((value) => ({ value, type: String, format: '@', ...(index === 0 && { fontWeight: 'bold' as const }) })),
    ),
    columns: columnsOf(rows),
    stickyRowsCount: 1,
    rightToLeft: directionOf(language) === 'rtl',
  }));
  const blob = await writeWorkbook(data, { features: [TEXT_COLUMNS] }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
