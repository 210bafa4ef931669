import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeScripts } from '../../../scripts/build/merge-scripts.mjs';
import { writeBuildFile } from './write-build-file';

let distDir: string;

const write = (name: string, text: string) => writeBuildFile(distDir, name, text);
const readBuilt = (name: string) => readFileSync(path.join(distDir, name), 'utf8');
const chunk = (name: string) => `static/chunks/${name}.js`;
const scripts = () => readdirSync(path.join(distDir, 'static/chunks')).sort();

/** A manifest as Next writes it: the scripts of each boundary, and those that one module needs. */
function writeManifest(page: string, entries: Record<string, string[]>, needs: string[]): void {
  const manifest = {
    moduleLoading: { prefix: '' },
    clientModules: {
      'a.island.tsx': { id: 1, name: '*', chunks: needs.map((name) => `/_next/${chunk(name)}`), async: false },
    },
    entryCSSFiles: {},
    entryJSFiles: Object.fromEntries(Object.entries(entries).map(([name, chunks]) => [name, chunks.map(chunk)])),
  };
  const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify(manifest)};\n`;
  write(`server/app/${page}/page_client-reference-manifest.js`, text);
}

/** The scripts of every page, in the two manifests that name them. */
function writeRoots(names: string[]): void {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: names.map(chunk) }, null, 2));
  const others = names.slice(0, -1).map(chunk);
  write('server/middleware-build-manifest.js', `self.__MANIFEST = {"otherChunks":${JSON.stringify(others)}};`);
}

/** The code of each script that a page loads, and of those that its module needs. */
function codeOf(page: string): { entries: string[]; needs: string[] } {
  const text = readBuilt(`server/app/${page}/page_client-reference-manifest.js`);
  const json = /\] = (\{.*\});\n$/s.exec(text)![1]!;
  const { entryJSFiles, clientModules } = JSON.parse(json) as {
    entryJSFiles: Record<string, string[]>;
    clientModules: Record<string, { chunks: string[] }>;
  };
  const code = (name: string) => readBuilt(name.replace('/_next/', '')).trim();
  return {
    entries: [...new Set(Object.values(entryJSFiles).flat())].map(code),
    needs: clientModules['a.island.tsx']!.chunks.map(code),
  };
}

describe('the merger of scripts', () => {
  beforeEach(() => {
    distDir = mkdtempSync(path.join(tmpdir(), 'merge-scripts-'));
    for (const name of ['base', 'frame', 'error', 'form', 'field', 'loaded', 'main'])
      write(chunk(name), `run("${name}")\n`);
    writeManifest('home', { layout: ['base', 'frame'], error: ['frame', 'error'], page: ['frame'] }, [
      'base',
      'frame',
      'error',
    ]);
    writeManifest('send', { layout: ['base', 'frame'], error: ['error'], page: ['form', 'field', 'loaded'] }, [
      'field',
      'loaded',
    ]);
    writeManifest('bare', { layout: ['base'] }, ['base']);
    write(chunk('main'), `load(["${chunk('loaded')}"])`);
    writeRoots(['main']);
  });
  afterEach(() => rmSync(distDir, { recursive: true }));

  it('merges the scripts of the same pages in their order, and preserves the others', () => {
    mergeScripts({ distDir });
    const frame = 'run("frame")\n;run("error")';
    const form = 'run("form")\n;run("field")';
    expect(codeOf('home')).toEqual({ entries: ['run("base")', frame], needs: ['run("base")', frame] });
    expect(codeOf('send')).toEqual({
      entries: ['run("base")', frame, form, 'run("loaded")'],
      needs: [form, 'run("loaded")'],
    });
    expect(codeOf('bare').entries).toEqual(['run("base")']);
    expect(scripts()).toHaveLength(5);
  });

  it('puts similar scripts side by side, where they compress best', () => {
    const noise = (seed: string, lines: number) =>
      Array.from({ length: lines }, (_, line) => createHash('sha256').update(`${seed} ${line}`).digest('base64')).join(
        '',
      );
    write(chunk('form'), noise('a', 300));
    write(chunk('field'), noise('b', 700));
    write(chunk('error'), noise('a', 290));
    writeManifest('send', { layout: ['base'], page: ['form', 'field', 'error'] }, ['form']);
    writeManifest('home', { layout: ['base'] }, ['base']);
    mergeScripts({ distDir });
    const [, merged] = codeOf('send').entries;
    const starts = ['a', 'b'].map((seed) => [seed, noise(seed, 1)] as const);
    const order = merged!.split('\n;').map((script) => starts.find(([, start]) => script.startsWith(start))![0]);
    expect(['aab', 'baa']).toContain(order.join(''));
  });

  it('names a script after its content', () => {
    mergeScripts({ distDir });
    const before = scripts();
    rmSync(path.join(distDir, 'static/chunks'), { recursive: true });
    for (const name of ['base', 'frame', 'error', 'form', 'field', 'loaded', 'main'])
      write(chunk(name), `run("${name}")\n`);
    write(chunk('error'), 'run("another error")\n');
    writeManifest('home', { layout: ['base', 'frame', 'error'] }, []);
    writeManifest('send', { layout: ['base', 'frame', 'error', 'form', 'field'] }, []);
    mergeScripts({ distDir });
    expect(scripts().filter((name) => before.includes(name) && !/^(base|loaded|main)/.test(name))).toHaveLength(1);
  });

  it('makes two scripts from those of every page: the largest alone, and the rest', () => {
    write(chunk('react'), 'run("react, which is large")');
    write(chunk('router'), 'run("router")');
    // A worker names the runtime's file and must still find it.
    write(chunk('turbopack-1'), 'start()');
    write(chunk('worker'), `work(["${chunk('turbopack-1')}"])`);
    writeRoots(['router', 'react', 'turbopack-1']);
    mergeScripts({ distDir });
    const { rootMainFiles } = JSON.parse(readBuilt('build-manifest.json')) as { rootMainFiles: string[] };
    const [router, react] = ['run("router")\n;run("base")', 'run("react, which is large")\n;start()'];
    expect(rootMainFiles.map((name) => readBuilt(name).trim())).toEqual([router, react]);
    expect(codeOf('bare').entries).toEqual([router]);
    expect(readBuilt('server/middleware-build-manifest.js')).toContain(JSON.stringify(rootMainFiles));
    expect(readBuilt(chunk('turbopack-1'))).toBe('start()');
  });

  it('stops the build for an unknown manifest', () => {
    write('server/app/odd/page_client-reference-manifest.js', 'other');
    expect(() => mergeScripts({ distDir })).toThrow('not the manifest');
  });
});
