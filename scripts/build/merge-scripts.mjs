// Merges chunks that the same pages load into one script. Turbopack writes one for each boundary of a route (layout,
// error, page). Some of these scripts have a few hundred bytes, and each is a request. All pages together share two
// scripts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const CHUNKS = 'static/chunks';
const PAGES = 'server/app';
/** `rootMainFiles`: the scripts of every page. The last one runs the others. */
const BUILD_MANIFEST = 'build-manifest.json';
const RUNTIME = /\/turbopack-[^/]*\.js$/;
/** A list of scripts in the format of the manifests. */
const CHUNK_LIST = /\[\s*"static\/chunks\/[^"\]]+"(?:,\s*"static\/chunks\/[^"\]]+")*\s*\]/g;
const MANIFEST_END = '_client-reference-manifest.js';
/** A page's manifest is `globalThis.__RSC_MANIFEST["/page"] = {…}`. */
const MANIFEST = /^(.*\] = )(\{.*\})(;?\s*)$/s;
/** Prefix of a chunk's path in the list of a module's chunks. */
const ASSET_PREFIX = '/_next/';
const SCRIPT_SEPARATOR = '\n;';

const filesIn = (distDir, folder, ending) =>
  readdirSync(path.join(distDir, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(distDir, folder, name));

/**
 * Merges the scripts. Next calls this function after compiling and merging the styles, before rendering
 * (`compiler.runAfterProductionCompile`).
 */
export function mergeScripts({ distDir }) {
  const pages = filesIn(distDir, PAGES, MANIFEST_END).map(readPage).filter(Boolean);
  const fetched = [...filesIn(distDir, CHUNKS, '.js'), ...filesIn(distDir, PAGES, 'react-loadable-manifest.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const merged = new Map();
  // A chunk that a script names must not be renamed, because browsers cache that script for a year.
  const isFree = (chunk) => !fetched.includes(chunk);
  const mergeFree = (chunks, order) => {
    const free = chunks.filter((chunk) => !merged.has(chunk) && (isFree(chunk) || RUNTIME.test(chunk)));
    if (free.length > 1) merge(distDir, free, merged, order);
  };
  for (const chunks of rootGroups(distDir, pages)) mergeFree(chunks, (scripts) => scripts);
  for (const chunks of groupByPages(pages)) mergeFree(chunks, orderForCompression);
  for (const page of pages) writeManifest(page, merged);
  for (const file of [
    path.join(distDir, BUILD_MANIFEST),
    ...filesIn(distDir, 'server', BUILD_MANIFEST),
    ...filesIn(distDir, 'server', 'build-manifest.js'),
  ])
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(CHUNK_LIST, (list) =>
        JSON.stringify(scriptsOfChunks(JSON.parse(list), merged)),
      ),
    );
  // Workers run the runtime by its own file name.
  for (const chunk of [...merged.keys()].filter(isFree)) rmSync(path.join(distDir, chunk));
}

/**
 * Returns two groups: the largest script of every page with the runtime, and the others with the chunks in all pages'
 * manifests.
 */
function rootGroups(distDir, pages) {
  const roots = JSON.parse(readFileSync(path.join(distDir, BUILD_MANIFEST), 'utf8')).rootMainFiles;
  const runtime = roots.filter((chunk) => RUNTIME.test(chunk));
  const bytes = (chunk) => statSync(path.join(distDir, chunk)).size;
  const [largest, ...others] = roots
    .filter((chunk) => !runtime.includes(chunk))
    .toSorted((a, b) => bytes(b) - bytes(a));
  // Next's own error page, which is never shown, needs fewer chunks.
  const [first, ...rest] = pages.filter(({ file }) => !file.includes(`${PAGES}/_`)).map(({ chunks }) => chunks);
  const everywhere = [...(first ?? [])].filter((chunk) => rest.every((chunks) => chunks.has(chunk)));
  return [
    [largest, ...runtime],
    [...others, ...everywhere],
  ];
}

/**
 * Returns a page's manifest and the scripts in it; undefined for a page without scripts. Throws if the manifest has
 * another format.
 */
function readPage(file) {
  const match = MANIFEST.exec(readFileSync(file, 'utf8'));
  if (!match) throw new Error(`${file} is not the manifest that merge-scripts.mjs knows`);
  const [, before, json, after] = match;
  const manifest = JSON.parse(json);
  const chunks = new Set(Object.values(manifest.entryJSFiles ?? {}).flat());
  return chunks.size > 0 ? { file, before, manifest, after, chunks } : undefined;
}

/** Groups chunks by the pages that load them, in the order in which they are named. */
function groupByPages(pages) {
  const byPages = new Map();
  for (const chunk of new Set(pages.flatMap(({ chunks }) => [...chunks]))) {
    const key = pages.map(({ chunks }) => (chunks.has(chunk) ? 1 : 0)).join('');
    byPages.set(key, [...(byPages.get(key) ?? []), chunk]);
  }
  return byPages.values();
}

/** Maximum number of scripts of which every order is tried: five have 120. */
const MAX_TRIED = 5;

const ordersOf = (scripts) =>
  scripts.length < 2
    ? [scripts]
    : scripts.flatMap((first) =>
        ordersOf(scripts.filter((each) => each !== first)).map((others) => [first, ...others]),
      );

/**
 * Returns scripts in the order that compresses best, which saves up to 900 bytes. A page's scripts only register
 * modules.
 */
function orderForCompression(scripts) {
  if (scripts.length > MAX_TRIED) return scripts;
  const sized = ordersOf(scripts).map((order) => ({ order, bytes: gzipSync(order.join(SCRIPT_SEPARATOR)).length }));
  return sized.reduce((best, each) => (each.bytes < best.bytes ? each : best)).order;
}

function merge(distDir, chunks, merged, order) {
  const code = order(chunks.map((chunk) => readFileSync(path.join(distDir, chunk), 'utf8').trimEnd())).join(
    SCRIPT_SEPARATOR,
  );
  const name = `${CHUNKS}/${createHash('sha256').update(code).digest('base64url').slice(0, 16)}.js`;
  writeFileSync(path.join(distDir, name), `${code}\n`);
  for (const chunk of chunks) merged.set(chunk, name);
}

/** Returns the scripts that contain the chunks now. */
const scriptsOfChunks = (chunks, merged) => [...new Set(chunks.map((chunk) => merged.get(chunk) ?? chunk))];

function writeManifest({ file, before, manifest, after }, merged) {
  const entries = Object.entries(manifest.entryJSFiles).map(([name, chunks]) => [
    name,
    scriptsOfChunks(chunks, merged),
  ]);
  const modules = Object.entries(manifest.clientModules).map(([name, module]) => {
    const chunks = scriptsOfChunks(
      module.chunks.map((chunk) => chunk.slice(ASSET_PREFIX.length)),
      merged,
    );
    return [name, { ...module, chunks: chunks.map((chunk) => ASSET_PREFIX + chunk) }];
  });
  const written = {
    ...manifest,
    clientModules: Object.fromEntries(modules),
    entryJSFiles: Object.fromEntries(entries),
  };
  writeFileSync(file, before + JSON.stringify(written) + after);
}
