import 'server-only';
import { inflateRawSync } from 'node:zlib';
import { SHEET } from '@/lib/market/limits';
import { fieldError } from '../platform/errors';
import { tooLarge, unreadable } from './refusals';

/** PKWARE's APPNOTE: the records that a packed file's list of entries consists of. */
const END_OF_LIST = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** A worksheet's rows and cells name their place; a far one makes readers fill in everything before it. */
const PLACE = /\sr\s*=\s*["']([^"']*)["']/g;
const PLACE_SHAPE = /^([A-Z]{0,3})(\d{0,7})$/;
const COLUMN_LETTERS = 2;

interface Entry {
  name: string;
  method: number;
  bytes: Buffer;
}

function* entriesOf(file: Buffer): Generator<Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > file.length || file.readUInt32LE(end) !== END_OF_LIST) throw unreadable();
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) throw unreadable();
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const local = file.readUInt32LE(at + 42);
    if (local + LOCAL_BYTES > file.length || file.readUInt32LE(local) !== LOCAL_ENTRY) throw unreadable();
    const from = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    yield {
      name: file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name!),
      method: file.readUInt16LE(at + 10),
      bytes: file.subarray(from, from + file.readUInt32LE(at + 20)),
    };
    at += ENTRY_BYTES + name! + extra! + comment!;
  }
}

/** The entry's bytes; no more than `most` are ever unpacked. */
function unpack({ method, bytes }: Entry, most: number): Buffer {
  if (method !== DEFLATED) {
    if (bytes.length > most) throw tooLarge();
    return bytes;
  }
  try {
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (failure) {
    throw (failure as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

function refuseFarCells(worksheet: string): void {
  for (const [, place = ''] of worksheet.matchAll(PLACE)) {
    const [, letters = '', digits = ''] = PLACE_SHAPE.exec(place) ?? [undefined, 'far'];
    if (letters.length > COLUMN_LETTERS || Number(digits) > FURTHEST_ROW) throw tooLarge();
  }
}

/** A formula with whatever stands for its result. */
const FORMULA = /<c\b([^>]*)>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*(<v\s*\/>|<v>[^<]*<\/v>)?\s*<\/c>/g;

/** A program that does not calculate leaves the result out, or empty; the result of a text may be empty. */
function refuseUncalculated(worksheet: string): void {
  for (const [, attributes = '', result] of worksheet.matchAll(FORMULA)) {
    const isText = /\st="str"/.test(attributes);
    if (result === undefined || (!isText && /^<v(?:\s*\/>|><)/.test(result)))
      throw fieldError('content', 'sheetCellUnread', { cell: /\sr="(\w+)"/.exec(attributes)?.[1] ?? '?' });
  }
}

/** Blank rows between and below count in a spreadsheet's numbers. */
const FURTHEST_ROW = SHEET.rows * 10;

/**
 * Refuses a packed spreadsheet that would not stay small: what it unpacks to, counted as it is unpacked and not as it says, and the
 * last cell it names. Refuses a formula without a result too. Throws `invalid`.
 */
export function inspectWorkbook(file: Buffer): void {
  let left: number = SHEET.unpackedBytes;
  for (const entry of entriesOf(file)) {
    const bytes = unpack(entry, left);
    left -= bytes.length;
    if (!/worksheets\/[^/]*\.xml$/i.test(entry.name)) continue;
    const worksheet = bytes.toString('latin1');
    refuseFarCells(worksheet);
    refuseUncalculated(worksheet);
  }
}
