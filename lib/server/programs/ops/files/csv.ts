import 'server-only';
import { guardFormulas } from '../../../platform/sheet-files/csv-text';
import { withoutControls } from './printable';

export type CsvValue = string | number | null;

/** An amount or a phone number, which is no formula. */
const SIGNED_NUMBER = /^[+-][0-9 ().-]*$/;

function cell(value: CsvValue): string {
  const text = value === null ? '' : withoutControls(String(value));
  const harmless = SIGNED_NUMBER.test(text) ? text : guardFormulas(text);
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns one record of RFC 4180, without its line end. */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',');
}
