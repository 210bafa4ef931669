import 'server-only';
import { foldText } from '@/lib/text/fold-text';
import type { Language } from '@/lib/market/language';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { TextEncoding } from '@/lib/text/text-encodings';
import { readShopExport } from '@/lib/sheets/read-shop-export';
import { readTable, type ColumnNames, type RawRow } from '@/lib/sheets/table';
import { ApiError, type FieldProblem } from '../errors';
import { packTable, type PackedTable } from './packed-table';
import { readSheet, type ReadSheet, type FileFormat } from './read-sheet';
import { writeCsv, writeXlsx, type WrittenSheet } from './write-sheet';

interface UploadedContent {
  file: Uint8Array;
  names: ColumnNames;
  /** Encoding of a CSV that does not state it. */
  encoding?: TextEncoding | undefined;
}

export interface ReadTask extends UploadedContent {
  kind: 'read';
}

/** Requests the sheet as it was sent, with notes in a new first column. */
export interface CorrectTask extends UploadedContent {
  kind: 'correct';
  language: Language;
  /** Titles of the sheet and of the column of notes. */
  titles: { sheet: string; notes: string };
  /** Row of the column names. */
  head: number;
  /** Text by row. */
  notes: ReadonlyMap<number, string>;
}

/** Requests a file with these rows. */
export interface WriteTask {
  kind: 'write';
  format: FileFormat;
  language: Language;
  sheet: WrittenSheet;
}

export type SheetTask = ReadTask | CorrectTask | WriteTask;

/** `table` is null for a sheet without any text. */
export interface ReadResult extends Pick<ReadSheet, 'format' | 'sheet' | 'guessed'> {
  table: PackedTable | null;
}

export interface FileResult {
  format: FileFormat;
  bytes: Uint8Array<ArrayBuffer>;
}

export type SheetResult = ReadResult | FileResult | { refused: FieldProblem[] };

/**
 * Throws `invalid` for a rejected file. Throws `unavailable` if the queue or the owner's share is full, or no parser
 * runs.
 */
export interface SheetReader {
  read: (task: Omit<ReadTask, 'kind'>, owner: string) => Promise<ReadResult>;
  correct: (task: Omit<CorrectTask, 'kind'>, owner: string) => Promise<FileResult>;
  write: (task: Omit<WriteTask, 'kind'>, owner: string) => Promise<FileResult>;
}

/** Returns the texts of a row without the columns of notes of an earlier check. */
function cellTexts(row: RawRow | undefined, dropped: ReadonlySet<number>): string[] {
  return (row?.cells ?? []).flatMap(({ text }, index) => (dropped.has(index) ? [] : [text]));
}

async function writeFile({ format, sheet, language }: Omit<WriteTask, 'kind'>): Promise<FileResult> {
  return { format, bytes: format === 'csv' ? writeCsv(sheet) : await writeXlsx([sheet], language) };
}

async function correctSheet(task: CorrectTask): Promise<FileResult> {
  const { names, language, titles, head, notes } = task;
  const { format, rows: raw } = await readSheet({ ...task, file: Buffer.from(task.file) });
  const byRow = new Map(raw.map((row) => [row.row, row]));
  const titleCells = byRow.get(head)?.cells ?? [];
  const dropped = new Set(
    titleCells.flatMap(({ text }, index) => (names.get(foldText(text)) === 'mistakes' ? [index] : [])),
  );
  const count = Math.min(raw.at(-1)?.row ?? 0, SHEET_LIMITS.lastRow);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = index + 1;
    const note = row === head ? titles.notes : (notes.get(row) ?? '');
    return [note, ...cellTexts(byRow.get(row), dropped)];
  });
  return writeFile({ format, language, sheet: { title: titles.sheet, rows } });
}

/** Runs a task. A rejected file is a result. Any other failure is thrown. */
export async function doSheetTask(task: SheetTask): Promise<SheetResult> {
  try {
    if (task.kind === 'write') return await writeFile(task);
    if (task.kind === 'correct') return await correctSheet(task);
    const { rows, ...facts } = await readSheet({ ...task, file: Buffer.from(task.file) });
    const table = readShopExport(rows) ?? readTable(rows, task.names);
    return { ...facts, table: table && packTable(table) };
  } catch (failure) {
    if (failure instanceof ApiError && failure.details.fields) return { refused: failure.details.fields };
    throw failure;
  }
}
