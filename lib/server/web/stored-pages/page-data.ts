import 'server-only';

/** Script with data for React: `self.__next_f.push([1,"…"])`, a string in JSON. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]+|\\.)*)"\]\)<\/script>/g;

/** Document, split at the data that its script passes to React. */
export interface SplitDocument {
  before: string;
  /** The data as JavaScript. */
  data: string;
  after: string;
}

/**
 * Splits a document at its last script with data, and joins the data of all its scripts. Next writes one script per
 * chunk, and React joins their strings. Returns null for a document without data.
 */
export function splitDocument(html: string): SplitDocument | null {
  const pieces = [...html.matchAll(DATA_SCRIPT)];
  const last = pieces.at(-1);
  if (!last) return null;
  const text = pieces.map(([, each]) => each).join('');
  return {
    before: html.slice(0, last.index).replaceAll(DATA_SCRIPT, ''),
    data: `self.__next_f.push([1,"${text}"])`,
    after: html.slice(last.index + last[0].length),
  };
}

/** Returns the document with its data in one script, so that the page's policy needs one hash. */
export const withDataInside = ({ before, data, after }: SplitDocument) => `${before}<script>${data}</script>${after}`;

/**
 * Returns the document with its data in a file at the same place: the end, where the visible part is already rendered.
 * Not deferred, because React accepts no data after the document's last byte (next/dist/client/app-index.js checks
 * `readyState`).
 */
export const withDataBeside = ({ before, after }: SplitDocument, address: string) =>
  `${before}<script src="${address}"></script>${after}`;

const DATA_PREFIX = 'data ';
const DATA_ADDRESS = /^\/page-data\/([\w-]{22})(\/.*)\.js$/;

/** Returns the name of the data file among the parts of its page. */
export const dataPartName = (hash: string) => DATA_PREFIX + hash;
export const isDataPart = (name: string) => name.startsWith(DATA_PREFIX);

/** Returns the address of the data file. `path`: the page's percent-encoded path. */
export const dataAddress = (hash: string, path: string) => `/page-data/${hash}${path}.js`;

/** Returns the page and the part that a data address names; null if it is not a data address. */
export function readDataAddress(address: string): { path: string; name: string } | null {
  const [, hash, path] = DATA_ADDRESS.exec(address) ?? [];
  return hash && path ? { path, name: dataPartName(hash) } : null;
}
