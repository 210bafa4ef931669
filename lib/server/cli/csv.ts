import 'server-only';

export type CsvValue = string | number | null;

/**
 * What a spreadsheet would run as a formula; a number with its sign is none. Spreadsheets of some countries split a line at
 * semicolons or tabs, also inside quotes, so a formula may begin after one.
 */
const FORMULA_START = /(^|[;\t\r\n]\s*)([=+\-@\t\r])/g;
const SIGNED_NUMBER = /^[+-][0-9 ().-]*$/;

function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const harmless = SIGNED_NUMBER.test(text) ? text : text.replaceAll(FORMULA_START, "$1'$2");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record of RFC 4180, without its line end. */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',');
}
