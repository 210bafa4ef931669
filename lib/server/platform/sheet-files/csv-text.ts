import 'server-only';

/** Spreadsheets need this mark at the start of a CSV to read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Signs that start a formula. Some input methods and spreadsheets turn the full-width ones into the plain ones. */
const FORMULA_SIGNS = '=+\\-@\\t\\r＝＋－＠';
/** In some countries, spreadsheets split lines at semicolons or tabs, even inside quotes. */
const FORMULA_STARTS = new RegExp(`(^|[;\\t\\r\\n]\\s*)([${FORMULA_SIGNS}])`, 'g');
const GUARDED_TEXT = new RegExp(`^'(?=[${FORMULA_SIGNS}])`);

/** Inserts an apostrophe before each start of a formula, so that no spreadsheet runs it. */
export const guardFormulas = (text: string): string => text.replaceAll(FORMULA_STARTS, "$1'$2");

/** Removes the apostrophe that `guardFormulas` inserts at the start of a text. */
export const unguardFormula = (text: string): string => text.replace(GUARDED_TEXT, '');
