// One script for chunks that stand on the same pages: Turbopack writes one for each boundary of a route (layout, error, page),
// some of a few hundred bytes, and each is a request. What every page of the build loads is two scripts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CHUNKS = 'static/chunks';
const PAGES = 'server/app';
/** `rootMainFiles`: the scripts of every page, whose last runs the others. */
const ROOTS = 'build-manifest.json';
const RUNTIME = /\/turbopack-[^/]*\.js$/;
/** A list of scripts as manifests spell it. */
const LIST = /\[\s*"static\/chunks\/[^"\]]+"(?:,\s*"static\/chunks\/[^"\]]+")*\s*\]/g;
const MANIFEST_END = '_client-reference-manifest.js';
/** A page's manifest is `globalThis.__RSC_MANIFEST["/page"] = {…}`. */
const MANIFEST = /^(.*\] = )(\{.*\})(;?\s*)$/s;
/** Before the path of a chunk where a module names what it needs. */
const ADDRESS = '/_next/';

const filesIn = (distDir, folder, ending) =>
  readdirSync(path.join(distDir, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(distDir, folder, name));

/** Next calls it between compiling and drawing, after the styles were merged (`compiler.runAfterProductionCompile`). */
export function mergeScripts({ distDir }) {
  const pages = filesIn(distDir, PAGES, MANIFEST_END).map(readPage).filter(Boolean);
  const fetched = [...filesIn(distDir, CHUNKS, '.js'), ...filesIn(distDir, PAGES, 'react-loadable-manifest.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const merged = new Map();
  // What a script names keeps its name: browsers keep that script for a year.
  const isFree = (chunk) => !fetched.includes(chunk);
  for (const chunks of [...rootGroups(distDir, pages), ...groups(pages)]) {
    const free = chunks.filter((chunk) => !merged.has(chunk) && (isFree(chunk) || RUNTIME.test(chunk)));
    if (free.length > 1) merge(distDir, free, merged);
  }
  for (const page of pages) writePage(page, merged);
  for (const file of [
    path.join(distDir, ROOTS),
    ...filesIn(distDir, 'server', ROOTS),
    ...filesIn(distDir, 'server', 'build-manifest.js'),
  ])
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(LIST, (list) => JSON.stringify(renamed(JSON.parse(list), merged))),
    );
  // Workers run the runtime under its own name.
  for (const chunk of [...merged.keys()].filter(isFree)) rmSync(path.join(distDir, chunk));
}

/** The largest of the scripts of every page, with what runs it, and all others with what the manifests of all our pages name. */
function rootGroups(distDir, pages) {
  const roots = JSON.parse(readFileSync(path.join(distDir, ROOTS), 'utf8')).rootMainFiles;
  const runtime = roots.filter((chunk) => RUNTIME.test(chunk));
  const bytes = (chunk) => statSync(path.join(distDir, chunk)).size;
  const [largest, ...others] = roots
    .filter((chunk) => !runtime.includes(chunk))
    .toSorted((a, b) => bytes(b) - bytes(a));
  // Next's own error page, which nobody sees, needs less.
  const [first, ...rest] = pages.filter(({ file }) => !file.includes(`${PAGES}/_`)).map(({ chunks }) => chunks);
  const everywhere = [...(first ?? [])].filter((chunk) => rest.every((chunks) => chunks.has(chunk)));
  return [
    [largest, ...runtime],
    [...others, ...everywhere],
  ];
}

/** None where the page has no scripts. */
function readPage(file) {
  const found = MANIFEST.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} is not the manifest that merge-scripts.mjs knows`);
  const [, before, json, after] = found;
  const manifest = JSON.parse(json);
  const chunks = new Set(Object.values(manifest.entryJSFiles ?? {}).flat());
  return chunks.size > 0 ? { file, before, manifest, after, chunks } : undefined;
}

/** Chunks by the pages that load them, in the order in which they are named. */
function groups(pages) {
  const byPages = new Map();
  for (const chunk of new Set(pages.flatMap(({ chunks }) => [...chunks]))) {
    const key = pages.map(({ chunks }) => (chunks.has(chunk) ? 1 : 0)).join('');
    byPages.set(key, [...(byPages.get(key) ?? []), chunk]);
  }
  return byPages.values();
}

function merge(distDir, chunks, merged) {
  const code = chunks.map((chunk) => readFileSync(path.join(distDir, chunk), 'utf8').trimEnd()).join('\n;');
  const name = `${CHUNKS}/${createHash('sha256').update(code).digest('base64url').slice(0, 16)}.js`;
  writeFileSync(path.join(distDir, name), `${code}\n`);
  for (const chunk of chunks) merged.set(chunk, name);
}

/** The scripts that now hold the chunks. */
const renamed = (chunks, merged) => [...new Set(chunks.map((chunk) => merged.get(chunk) ?? chunk))];

function writePage({ file, before, manifest, after }, merged) {
  const entries = Object.entries(manifest.entryJSFiles).map(([name, chunks]) => [name, renamed(chunks, merged)]);
  const modules = Object.entries(manifest.clientModules).map(([name, module]) => {
    const chunks = renamed(
      module.chunks.map((chunk) => chunk.slice(ADDRESS.length)),
      merged,
    );
    return [name, { ...module, chunks: chunks.map((chunk) => ADDRESS + chunk) }];
  });
  const written = {
    ...manifest,
    clientModules: Object.fromEntries(modules),
    entryJSFiles: Object.fromEntries(entries),
  };
  writeFileSync(file, before + JSON.stringify(written) + after);
}
