import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeStyles } from '../../../scripts/build/merge-styles.mjs';
import { writeBuildFile } from './write-build-file';

/** Imports of a part of both pages: `header` is in the frame, `button` on both pages, `hero` on one of them. */
const PART = ['header', 'button', 'hero', 'dialog'];

let distDir: string;

const write = (name: string, text: string) => writeBuildFile(distDir, name, text);
const readBuilt = (name: string) => readFileSync(path.join(distDir, name), 'utf8');
const style = (name: string) => `static/chunks/${name}.css`;
const sheetsNamed = (...names: string[]) => names.map((name) => ({ path: style(name), inlined: false }));

/** Writes a manifest as Next does: the imports of a page's layout, the imports of the page, and the scripts of both. */
function writeManifest(page: string, frame: string[], own: string[], script = ''): void {
  const manifest = {
    clientModules: { 'a.island.tsx': { id: 1, chunks: [`/_next/static/chunks/${script}`] } },
    entryCSSFiles: {
      '[project]/app/[lang]/layout': sheetsNamed(...frame),
      '[project]/app/[lang]/not-found': sheetsNamed(...frame, 'missing'),
      [`[project]/app/[lang]${page}/page`]: sheetsNamed(...frame, ...own),
    },
    entryJSFiles: {},
  };
  write(
    `server/app/[lang]${page}/page_client-reference-manifest.js`,
    `globalThis.__RSC_MANIFEST["/[lang]${page}/page"] = ${JSON.stringify(manifest)};`,
  );
  const dynamic = { 7: { id: 7, files: [...PART.map(style), 'static/chunks/d.js'] } };
  write(`server/app/[lang]${page}/page/react-loadable-manifest.json`, JSON.stringify(dynamic));
}

/** Returns the rules of each entry, sheet by sheet. */
function rulesOf(page: string): Record<string, string[]> {
  const text = readBuilt(`server/app/[lang]${page}/page_client-reference-manifest.js`);
  const { entryCSSFiles } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entryCSSFiles: Record<string, { path: string }[]>;
  };
  return Object.fromEntries(
    Object.entries(entryCSSFiles).map(([name, files]) => [
      name.replace('[project]/app/[lang]', ''),
      files.map((file) => readBuilt(file.path).replaceAll('\n', '')),
    ]),
  );
}

describe('the merger of style sheets', () => {
  beforeEach(() => {
    distDir = mkdtempSync(path.join(tmpdir(), 'merge-styles-'));
    for (const name of ['base', 'header', 'missing', 'button', 'hero', 'dialog']) write(style(name), `.${name}{}\n`);
    writeManifest('', ['base', 'header'], ['button', 'hero'], 'home.js');
    writeManifest('/help', ['base', 'header'], ['button'], 'home.js');
    write('static/chunks/home.js', `load(${JSON.stringify([...PART.map(style), 'static/chunks/d.js'])})`);
    write('static/chunks/d.js', '["static/chunks/other.js"]');
  });
  afterEach(() => rmSync(distDir, { recursive: true }));

  it('gives each page one sheet for its frame and one for its content, in import order', () => {
    mergeStyles({ distDir });
    expect(rulesOf('')).toEqual({
      '/layout': ['.base{}.header{}.missing{}'],
      '/not-found': ['.base{}.header{}.missing{}'],
      '/page': ['.base{}.header{}.missing{}', '.button{}.hero{}'],
    });
    expect(rulesOf('/help')['/help/page']).toEqual(['.base{}.header{}.missing{}', '.button{}']);
  });

  it('gives a lazy part one sheet, without styles that every page has', () => {
    mergeStyles({ distDir });
    const [, sheet, script] = /\["([^"]+)","([^"]+)"\]/.exec(readBuilt('static/chunks/home.js'))!;
    expect({ built: readBuilt(sheet!), script }).toEqual({
      built: '.hero{}\n.dialog{}\n',
      script: 'static/chunks/d.js',
    });
    const dynamic = JSON.parse(readBuilt('server/app/[lang]/help/page/react-loadable-manifest.json')) as unknown;
    expect(dynamic).toEqual({ 7: { id: 7, files: [sheet, script] } });
    expect(readBuilt('static/chunks/d.js')).toBe('["static/chunks/other.js"]');
  });

  it('removes unreferenced sheets', () => {
    mergeStyles({ distDir });
    expect(existsSync(path.join(distDir, style('base')))).toBe(false);
    expect(readdirSync(path.join(distDir, 'static/chunks')).filter((name) => name.endsWith('.css'))).toHaveLength(4);
  });

  it('stops the build for a manifest of another shape', () => {
    write('server/app/page_client-reference-manifest.js', 'globalThis.__RSC_MANIFEST["/page"] = {"css":{}};');
    expect(() => mergeStyles({ distDir })).toThrow(/is not the manifest/);
  });
});
