// Bundles the parts of the site that the pictures show, so that they run before the site is built.
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export async function loadSiteParts() {
  // Folder below node_modules, where the bundle can import its packages.
  mkdirSync('node_modules/.cache', { recursive: true });
  const outfile = path.resolve(`node_modules/.cache/site-parts-${process.pid}.mjs`);
  await build({
    entryPoints: ['scripts/share-pictures/site-parts.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@': path.resolve('.') },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
