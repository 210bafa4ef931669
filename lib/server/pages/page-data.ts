import 'server-only';

/** What a page's script hands to React: `self.__next_f.push([1,"…"])`, a string in JSON. */
const PIECE = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]+|\\.)*)"\]\)<\/script>/g;

/** A document, and what its script hands to React. */
export interface SplitDocument {
  before: string;
  /** JavaScript. */
  data: string;
  after: string;
}

/**
 * Next writes a page's data in as many scripts as it came in, and React joins their strings. Here they are one script, at
 * the place of the last. Null for a document without data.
 */
export function splitDocument(html: string): SplitDocument | null {
  const pieces = [...html.matchAll(PIECE)];
  const last = pieces.at(-1);
  if (!last) return null;
  const text = pieces.map(([, each]) => each).join('');
  return {
    before: html.slice(0, last.index).replaceAll(PIECE, ''),
    data: `self.__next_f.push([1,"${text}"])`,
    after: html.slice(last.index + last[0].length),
  };
}

/** With its data in one script, which the page's policy names by one hash. */
export const withDataInside = ({ before, data, after }: SplitDocument) => `${before}<script>${data}</script>${after}`;

/**
 * With its data in a file, at the same place: at the end, where what can be seen is drawn already. Not deferred: a program
 * that comes after the document's last byte takes no more data (next/dist/client/app-index.js asks `readyState`).
 */
export const withDataBeside = ({ before, after }: SplitDocument, address: string) =>
  `${before}<script src="${address}"></script>${after}`;

const PART = 'data ';
const ADDRESS = /^\/page-data\/([\w-]{22})(\/.*)\.js$/;

/** The name of such a file among the parts of its page. */
export const dataPart = (hash: string) => PART + hash;
export const isDataPart = (name: string) => name.startsWith(PART);

/** `path`: as visitors ask for the page, percent-encoded. */
export const dataAddress = (hash: string, path: string) => `/page-data/${hash}${path}.js`;

/** The page and the part that an address names; null for any other address. */
export function readDataAddress(address: string): { path: string; name: string } | null {
  const [, hash, path] = ADDRESS.exec(address) ?? [];
  return hash && path ? { path, name: dataPart(hash) } : null;
}
