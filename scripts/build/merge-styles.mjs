// Writes two style sheets per page: the styles of its layout, and those that the page adds. Turbopack groups styles by
// routes (`cssChunking`) and gives a page other pages' styles, or thirty files. Here it writes one file for each CSS
// module.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CHUNKS = 'static/chunks';
const PAGES = 'server/app';
const MANIFEST_END = '_client-reference-manifest.js';
/** Files that `dynamic()` fetches for a page, which the server names in the document: `{ [key]: { files } }`. */
const LOADABLE_MANIFEST = 'page/react-loadable-manifest.json';
/** The entries of a manifest, by the file that imports the styles. A list is `[{ path, inlined }]`. */
const ENTRY_STYLES = /"entryCSSFiles":(\{.*?\}),"entryJSFiles"/s;
/** Files that one `import()` fetches, as written in a script. */
const FETCHED_CHUNKS = /\["static\/chunks\/[^"\]]+"(?:,"static\/chunks\/[^"\]]+")*\]/g;

const isStyle = (file) => file.endsWith('.css');
const withoutFiles = (files, left) => files.filter((file) => !left.includes(file));
const filesIn = (distDir, folder, ending) =>
  readdirSync(path.join(distDir, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(distDir, folder, name));

/**
 * Merges the styles. Next calls this function between compiling and rendering (`compiler.runAfterProductionCompile`). A
 * sheet has the order of the imports. A module may be in the sheets of several pages, so no module may rely on
 * following a primitive's rules.
 */
export function mergeStyles({ distDir }) {
  const sheets = new Map();
  const parts = new Set();
  const merge = (files) => {
    if (files.length === 0) return [];
    for (const file of files) parts.add(file);
    const rules = files.map((file) => readFileSync(path.join(distDir, file), 'utf8').trimEnd()).join('\n');
    const name = `${CHUNKS}/${createHash('sha256').update(rules).digest('base64url').slice(0, 16)}.css`;
    sheets.set(name, rules);
    return [name];
  };
  const pages = filesIn(distDir, PAGES, MANIFEST_END).map(readPage).filter(Boolean);
  const scripts = filesIn(distDir, CHUNKS, '.js').map(readScript);
  const presentOf = stylesPresent(pages, scripts);
  for (const page of pages) {
    writeManifest(page, merge);
    writeDynamic(page, presentOf, merge);
  }
  for (const script of scripts) writeScript(script, presentOf, merge);
  for (const part of parts) rmSync(path.join(distDir, part));
  for (const [name, rules] of sheets) writeFileSync(path.join(distDir, name), `${rules}\n`);
}

/**
 * Returns a page's manifest; undefined without styles. `frame`: styles of its layout and of the errors beside the
 * layout; `styles`: the same styles and the styles that the page adds.
 */
function readPage(file) {
  const text = readFileSync(file, 'utf8');
  const match = ENTRY_STYLES.exec(text);
  if (!match) throw new Error(`${file} is not the manifest that merge-styles.mjs knows`);
  const entries = Object.entries(JSON.parse(match[1])).map(([name, files]) => [name, files.map((each) => each.path)]);
  const frame = [...new Set(entries.filter(([name]) => !isPage(name)).flatMap(([, files]) => files))];
  const styles = [...new Set(entries.flatMap(([, files]) => files))];
  return frame.length > 0 ? { file, text, entries, frame, styles } : undefined;
}

const isPage = (name) => name.endsWith('/page');

function writeManifest({ file, text, entries, frame }, merge) {
  const sheetsOf = (name, files) => [...merge(frame), ...(isPage(name) ? merge(withoutFiles(files, frame)) : [])];
  const merged = entries.map(([name, files]) => [
    name,
    files.length === 0 ? [] : sheetsOf(name, files).map((sheet) => ({ path: sheet, inlined: false })),
  ]);
  const written = `"entryCSSFiles":${JSON.stringify(Object.fromEntries(merged))},"entryJSFiles"`;
  writeFileSync(
    file,
    text.replace(ENTRY_STYLES, () => written),
  );
}

function writeDynamic({ file }, presentOf, merge) {
  const manifest = path.join(path.dirname(file), LOADABLE_MANIFEST);
  const parts = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')));
  const entries = parts.map(([key, part]) => [key, { ...part, files: mergeFetched(part.files, presentOf, merge) }]);
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(entries)));
}

function readScript(file) {
  const text = readFileSync(file, 'utf8');
  return {
    file,
    text,
    name: path.basename(file),
    lists: [...text.matchAll(FETCHED_CHUNKS)].map(([list]) => JSON.parse(list)),
  };
}

function writeScript({ file, text, lists }, presentOf, merge) {
  if (!lists.flat().some(isStyle)) return;
  const merged = (list) =>
    list.includes('.css"') ? JSON.stringify(mergeFetched(JSON.parse(list), presentOf, merge)) : list;
  writeFileSync(file, text.replace(FETCHED_CHUNKS, merged));
}

/** Returns one sheet for a fetched part, without the styles that every page that can fetch it already has. */
function mergeFetched(files, presentOf, merge) {
  const styles = files.filter(isStyle);
  return [...merge(withoutFiles(styles, presentOf(styles))), ...withoutFiles(files, styles)];
}

/** Returns a function for the styles present on every page that can fetch the given ones. */
function stylesPresent(pages, scripts) {
  const key = (files) => files.filter(isStyle).join();
  return (styles) => {
    const fetching = scripts.filter(({ lists }) => lists.some((list) => key(list) === key(styles)));
    const [first = [], ...others] = fetching.flatMap((script) => stylesAround(script, pages, scripts));
    return first.filter((file) => others.every((around) => around.includes(file)));
  };
}

/** Returns the styles of each page that can load a script, directly or through another script. */
function stylesAround({ name }, pages, scripts, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const parents = scripts.filter(({ lists }) => lists.flat().some((each) => path.basename(each) === name));
  return [
    ...pages.filter(({ text }) => text.includes(name)).map(({ styles }) => styles),
    ...parents.flatMap((parent) => stylesAround(parent, pages, scripts, seen)),
  ];
}
