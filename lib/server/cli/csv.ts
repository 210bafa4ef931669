import 'server-only';

export type CsvValue = string | number | null;

/** What a spreadsheet would run as a formula; a number with its sign is none. */
const FORMULA = /^[=+\-@\t\r]/;
const SIGNED_NUMBER = /^[+-][0-9 ().-]*$/;

function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const harmless = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record of RFC 4180, without its line end. */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',');
}
