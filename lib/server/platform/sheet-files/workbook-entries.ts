import 'server-only';
import { inflateRawSync } from 'node:zlib';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { errorCodeOf } from '../errors';
import { sheetTooLargeError, sheetUnreadableError } from './refusals';

/** Record signatures of a ZIP archive's directory (PKWARE's APPNOTE). */
const END_OF_LIST = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED_METHOD = 0;
const DEFLATED_METHOD = 8;

/** Limit of entries. A workbook has dozens, one for each picture and sheet. */
const MAX_ENTRIES = 2000;

interface Entry {
  name: string;
  method: number;
  bytes: Buffer;
}

function* entriesOf(file: Buffer): Generator<Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > file.length || file.readUInt32LE(end) !== END_OF_LIST) throw sheetUnreadableError();
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw sheetTooLargeError();
  let offset = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (offset + ENTRY_BYTES > file.length || file.readUInt32LE(offset) !== DIRECTORY_ENTRY)
      throw sheetUnreadableError();
    const name = file.readUInt16LE(offset + 28);
    const extra = file.readUInt16LE(offset + 30);
    const comment = file.readUInt16LE(offset + 32);
    const local = file.readUInt32LE(offset + 42);
    if (local + LOCAL_BYTES > file.length || file.readUInt32LE(local) !== LOCAL_ENTRY) throw sheetUnreadableError();
    const from = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    yield {
      name: file.toString('utf8', offset + ENTRY_BYTES, offset + ENTRY_BYTES + name),
      method: file.readUInt16LE(offset + 10),
      bytes: file.subarray(from, from + file.readUInt32LE(offset + 20)),
    };
    offset += ENTRY_BYTES + name + extra + comment;
  }
}

/** Unpacks an entry, up to `max` bytes. */
function unpack({ method, bytes }: Entry, max: number): Buffer {
  if (method !== DEFLATED_METHOD) {
    if (method !== STORED_METHOD) throw sheetUnreadableError();
    if (bytes.length > max) throw sheetTooLargeError();
    return bytes;
  }
  try {
    return inflateRawSync(bytes, { maxOutputLength: max });
  } catch (failure) {
    throw errorCodeOf(failure) === 'ERR_BUFFER_TOO_LARGE' ? sheetTooLargeError() : sheetUnreadableError();
  }
}

/** Parts that can contain text. Pictures and programs are only counted. */
const IS_XML = /\.(?:xml|rels)$/i;

/**
 * Returns the XML parts of a packed spreadsheet by name. If two have the same name, the last one counts. Bytes are
 * counted during unpacking, regardless of the sizes that the file states. Throws `invalid` for a file that is no ZIP
 * archive, or unpacks to more than SHEET allows.
 */
export function workbookEntries(file: Buffer): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let bytesLeft: number = SHEET_LIMITS.unpackedBytes;
  for (const entry of entriesOf(file)) {
    // `maxOutputLength` must not be 0.
    const bytes = unpack(entry, Math.max(bytesLeft, 1));
    bytesLeft -= bytes.length;
    if (bytesLeft < 0) throw sheetTooLargeError();
    if (IS_XML.test(entry.name)) parts.set(entry.name, bytes);
  }
  return parts;
}

/** Returns an archive that stores these parts uncompressed, with checksums of 0. */
export function storedArchive(parts: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL_ENTRY, 0);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt32LE(DIRECTORY_ENTRY, 0);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), bytes);
    listed.push(entry, Buffer.from(name));
    offset += LOCAL_BYTES + name.length + bytes.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_OF_LIST, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
