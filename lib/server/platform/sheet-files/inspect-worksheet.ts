import 'server-only';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { CellFault } from '@/lib/sheets/table';
import { cellName, sheetTooLargeError } from './refusals';

export interface InspectedWorksheet {
  /** The worksheet, in which every cell has a position, and a faulty cell is a text. */
  xml: Buffer;
  /** Faulty cells by name. */
  faults: ReadonlyMap<string, CellFault>;
  /** Numbers of the hidden rows. */
  hidden: ReadonlySet<number>;
}

/** Start tag of a row or cell: name, attributes, and a slash if it is empty. */
const START_TAG = /<((?:\w+:)?)(row|c)(?=[\s/>])((?:"[^"<]*"|'[^'<]*'|[^"'/<>])*)(\/?)>/g;
const CELL_REFERENCE = /(?<=[\s"'])r\s*=\s*["']([^"']*)["']/;
const PLACE_SHAPE = /^([A-Z]{0,3})(\d{0,7})$/;
const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/;
const ERROR = /(\st\s*=\s*["'])e(?=["'])/;
const COLUMN_LETTERS = 2;
/** Columns with names of two letters, A to ZZ. */
const MAX_COLUMNS = 26 + 26 ** 2;

/** A formula and its result, which may be missing, up to the end of the cell. */
const FORMULA =
  /\s*<(?:\w+:)?f\b[^>]*(?:\/>|>([^<]*)<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>[^<]*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/y;

/** Splits a position such as `B12`. Throws `invalid` for a distant one: readers would fill in everything before it. */
function placeOf(attributes: string): { column: number; row: number } {
  const place = CELL_REFERENCE.exec(attributes)?.[1] ?? '';
  const [, letters = '', digits = ''] = PLACE_SHAPE.exec(place) ?? [undefined, 'far'];
  if (letters.length > COLUMN_LETTERS || Number(digits) > SHEET_LIMITS.lastRow) throw sheetTooLargeError();
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column, row: Number(digits) };
}

/**
 * Returns the formula's text if the cell has no result. Programs that do not calculate omit the result or leave it
 * empty.
 */
function findUncalculatedFormula(
  text: string,
  attributes: string,
  from: number,
): { formula: string; end: number } | null {
  FORMULA.lastIndex = from;
  const match = FORMULA.exec(text);
  if (!match) return null;
  const [whole, formula = '', result] = match;
  // A result of type text may be empty.
  const isText = /\st\s*=\s*["']str["']/.test(attributes);
  const isMissing = result === undefined || (!isText && /^<(?:\w+:)?v(?:\s*\/>|><)/.test(result));
  return isMissing ? { formula, end: from + whole.length } : null;
}

/**
 * Inspects a worksheet in one pass. Rows and cells without a position get one. Faulty cells become texts, because the
 * reader omits errors and refuses the file for other faults. Throws `invalid` for too many rows and for distant cells.
 */
export function inspectWorksheet(worksheet: Buffer): InspectedWorksheet {
  // Each byte is a character, so that the other texts stay as they are.
  const text = worksheet.toString('latin1');
  const faults = new Map<string, CellFault>();
  const hidden = new Set<number>();
  const pieces: string[] = [];
  let copiedUntil = 0;
  let [row, column, rows] = [0, 0, 0];
  const replace = (from: number, to: number, piece: string) => {
    pieces.push(text.slice(copiedUntil, from), piece);
    copiedUntil = to;
  };
  for (const { 0: tag, 1: prefix = '', 2: name, 3: attributes = '', 4: slash, index } of text.matchAll(START_TAG)) {
    const place = placeOf(attributes);
    const end = index + tag.length;
    if (name === 'row') {
      rows += 1;
      row = place.row || row + 1;
      column = 0;
      if (rows > SHEET_LIMITS.lastRow || row > SHEET_LIMITS.lastRow) throw sheetTooLargeError();
      if (HIDDEN.test(attributes)) hidden.add(row);
      if (!place.row) replace(index, end, `<${prefix}row r="${row}"${attributes}${slash}>`);
      continue;
    }
    column = place.column || column + 1;
    if (column > MAX_COLUMNS) throw sheetTooLargeError();
    const cell = cellName(place.row || row, column);
    const formula = slash ? null : findUncalculatedFormula(text, attributes, end);
    if (formula) {
      faults.set(cell, 'sheetCellFormula');
      const inline = `<${prefix}is><${prefix}t>=${formula.formula}</${prefix}t></${prefix}is>`;
      replace(index, formula.end, `<${prefix}c r="${cell}" t="inlineStr">${inline}</${prefix}c>`);
    } else if (ERROR.test(attributes)) {
      faults.set(cell, 'sheetCellError');
      replace(
        index,
        end,
        `<${prefix}c r="${cell}"${attributes.replace(CELL_REFERENCE, '').replace(ERROR, '$1str')}${slash}>`,
      );
    } else if (!place.column || !place.row) {
      replace(index, end, `<${prefix}c r="${cell}"${attributes.replace(CELL_REFERENCE, '')}${slash}>`);
    }
  }
  if (pieces.length === 0) return { xml: worksheet, faults, hidden };
  return { xml: Buffer.from(pieces.join('') + text.slice(copiedUntil), 'latin1'), faults, hidden };
}
