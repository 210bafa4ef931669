import 'server-only';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { MAX_HEAD_SEARCH_ROWS, isBlankCell, type Cell, type RawRow } from '@/lib/sheets/table';
import { cellTooLongError, sheetTooLargeError, tooManyColumnsError } from './refusals';

export interface CollectedRows {
  /** Rows with a text, at most `MAX_HEAD_SEARCH_ROWS + SHEET.rows`. */
  rows: RawRow[];
  /** Number of rows with a text, also beyond the limit. */
  withText: number;
}

export interface RowCollector {
  /** Adds the next row without blank cells at its end. Throws `invalid` beyond a limit of SHEET. */
  add: (cells: readonly Cell[], isHidden?: boolean) => void;
  collected: () => CollectedRows;
}

/** Collects the rows of a sheet, in order, within the limits of SHEET. */
export function createRowCollector(): RowCollector {
  const rows: RawRow[] = [];
  let row = 0;
  let withText = 0;
  let characters = 0;

  return {
    add(sheetCells, isHidden = false) {
      row += 1;
      const cells = sheetCells.slice(0, sheetCells.findLastIndex((cell) => !isBlankCell(cell)) + 1);
      if (cells.length === 0) return;
      if (row > SHEET_LIMITS.lastRow) throw sheetTooLargeError();
      if (cells.length > SHEET_LIMITS.columns) throw tooManyColumnsError();
      const tooLongIndex = cells.findIndex(({ text }) => text.length > SHEET_LIMITS.cellCharacters);
      if (tooLongIndex >= 0) throw cellTooLongError(row, tooLongIndex + 1);
      characters += cells.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > SHEET_LIMITS.characters) throw sheetTooLargeError();
      withText += 1;
      // Rows beyond the limit are only counted, because the error states their number.
      if (withText <= MAX_HEAD_SEARCH_ROWS + SHEET_LIMITS.rows)
        rows.push({ row, cells, ...(isHidden && { isHidden }) });
    },
    collected: () => ({ rows, withText }),
  };
}
