/**
 * Joins PDFs in the format of the service's renderer (docs/upgrading.md): a table of offsets at the end, no packed
 * objects, no encryption. Objects and references get new numbers. Each part's pages get a common root.
 */

interface Part {
  /** Bytes of each object by its number, without the lines `n 0 obj` and `endobj`. */
  objects: ReadonlyMap<number, Uint8Array>;
  /** Number of the catalogue. */
  root: number;
}

const HEADER = '%PDF-1.7\n%\xff\xff\xff\xff\n';
const decoder = new TextDecoder('latin1');
const asText = (bytes: Uint8Array) => decoder.decode(bytes);

// TextEncoder supports only UTF-8. These texts come from `asText`, one character for each byte.
const BYTE_OF_CHARACTER = new Map(
  Array.from({ length: 256 }, (_, byte) => [asText(Uint8Array.of(byte)), byte] as const),
);
const asBytes = (text: string) => Uint8Array.from(text, (character) => BYTE_OF_CHARACTER.get(character) ?? 0x3f);

const throwUnreadable = (): never => {
  throw new Error('a part of the labels is not a PDF of our format');
};

/** Returns the first capture as a number. Throws if the pattern is not found. */
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? throwUnreadable());

function readPart(bytes: Uint8Array): Part {
  const end = asText(bytes.subarray(-1024));
  const table = asText(bytes.subarray(numberIn(end, /startxref\s+(\d+)\s+%%EOF/)));
  const root = numberIn(table, /\/Root (\d+) 0 R/);
  const [, count = ''] = /^xref\s+0 (\d+)/.exec(table) ?? throwUnreadable();
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].slice(0, Number(count));
  const objects = new Map<number, Uint8Array>();
  offsets.forEach(([, offset, use], number) => use === 'n' && objects.set(number, objectAt(bytes, Number(offset))));
  return { objects, root };
}

const END_OF_OBJECT = asBytes('\nendobj');

function objectAt(bytes: Uint8Array, offset: number): Uint8Array {
  const head = asText(bytes.subarray(offset, offset + 32));
  const [before = ''] = /^\d+ 0 obj\s/.exec(head) ?? throwUnreadable();
  const from = offset + before.length;
  const dictionary = asText(bytes.subarray(from, from + 4096));
  const stream = /\nstream\r?\n/.exec(dictionary);
  // Bytes in a stream may look like the end of the object, so its length determines the end.
  const length = stream && /\/Length (\d+)(?! 0 R)/.exec(dictionary.slice(0, stream.index))?.[1];
  const skipped = stream && length ? stream.index + stream[0].length + Number(length) : 0;
  return bytes.subarray(from, findBytes(bytes, END_OF_OBJECT, from + skipped));
}

function findBytes(bytes: Uint8Array, pattern: Uint8Array, from: number): number {
  for (let offset = bytes.indexOf(pattern[0]!, from); offset >= 0; offset = bytes.indexOf(pattern[0]!, offset + 1))
    if (pattern.every((byte, index) => bytes[offset + index] === byte)) return offset;
  return throwUnreadable();
}

/** Adds `by` to all references and leaves strings unchanged. */
const renumberReferences = (text: string, by: number) =>
  text.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 R\b/g, (token, number?: string) =>
    number === undefined ? token : `${Number(number) + by} 0 R`,
  );

/** Returns the object with renumbered references. Only a stream's dictionary is changed, not its bytes. */
function shiftObject(object: Uint8Array, by: number): { text: string; rest: Uint8Array } {
  const head = asText(object);
  const stream = head.search(/\nstream\r?\n/);
  const end = stream < 0 ? object.length : stream;
  return { text: renumberReferences(head.slice(0, end), by), rest: object.subarray(end) };
}

/** Returns one PDF with the pages of all files in order, as parts of a Blob. Throws for a PDF of another format. */
export function joinPdfs(files: readonly Uint8Array[]): Uint8Array[] {
  const parts = files.map(readPart);
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (bytes: Uint8Array) => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const writeObject = (number: number, text: string, rest: Uint8Array = new Uint8Array()) => {
    offsets[number] = length;
    write(asBytes(`${number} 0 obj\n${text}`));
    write(rest);
    write(asBytes('\nendobj\n'));
  };

  write(asBytes(HEADER));
  // Object 1 is the catalogue, object 2 the root of the pages.
  let base = 2;
  let catalogue = '';
  let pages = 0;
  const kids: string[] = [];
  for (const { objects, root } of parts) {
    const rootText = asText(objects.get(root) ?? throwUnreadable());
    const tree = numberIn(rootText, /\/Pages (\d+) 0 R/);
    catalogue ||= renumberReferences(rootText, base).replace(/\/Pages \d+ 0 R/, '/Pages 2 0 R');
    for (const [number, object] of objects) {
      if (number === root) continue;
      const { text, rest } = shiftObject(object, base);
      if (number === tree) {
        pages += numberIn(text, /\/Count (\d+)/);
        kids.push(`${number + base} 0 R`);
      }
      writeObject(number + base, number === tree ? text.replace('<<', '<< /Parent 2 0 R') : text, rest);
    }
    base += Math.max(...objects.keys());
  }
  writeObject(1, catalogue);
  writeObject(2, `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`);
  const start = length;
  const rows = Array.from({ length: base + 1 }, (_, number) => {
    const offset = offsets[number];
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<< /Size ${base + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  write(asBytes(`xref\n0 ${base + 1}\n${rows.join('')}${trailer}`));
  return chunks;
}
