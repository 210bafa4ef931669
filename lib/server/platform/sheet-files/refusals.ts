import 'server-only';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { fieldError, type ApiError } from '../errors';

/** Encoding of CSV, by the name that Excel uses. */
const ENCODING = 'UTF-8';

export const sheetTooLargeError = (): ApiError => fieldError('content', 'sheetTooLarge');
export const sheetUnreadableError = (): ApiError => fieldError('content', 'sheetUnreadable', { encoding: ENCODING });
export const tooManyColumnsError = (): ApiError =>
  fieldError('content', 'sheetTooManyColumns', { most: SHEET_LIMITS.columns });
export const tooManyRowsError = (count: number): ApiError =>
  fieldError('content', 'sheetTooManyRows', { count, most: SHEET_LIMITS.rows });
export const cellUnreadError = (cell: string): ApiError => fieldError('content', 'sheetCellUnread', { cell });

/** Returns the error for a cell with too much text. Row and column are numbered from 1. */
export const cellTooLongError = (row: number, column: number): ApiError =>
  fieldError('content', 'sheetCellTooLong', { cell: cellName(row, column), most: SHEET_LIMITS.cellCharacters });

/** Returns the name of a cell, such as `AB12`. Row and column are numbered from 1. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row}`;

function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
