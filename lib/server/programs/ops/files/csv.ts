import 'server-only';
import { withoutControls } from './printable';

export type CsvValue = string | number | null;

/**
 * Start of a text that a spreadsheet would run as a formula, except a signed number. In some countries, spreadsheets
 * split a line at semicolons, also inside quotes, or at tabs. So a formula may start after one of these.
 */
const FORMULA_START = /(^|[;\t\r\n]\s*)([=+\-@\t\r＝＋－＠])/g;
const SIGNED_NUMBER = /^[+-][0-9 ().-]*$/;

function cell(value: CsvValue): string {
  const text = value === null ? '' : withoutControls(String(value));
  const harmless = SIGNED_NUMBER.test(text) ? text : text.replaceAll(FORMULA_START, "$1'$2");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns one record of RFC 4180, without its line end. */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',');
}
