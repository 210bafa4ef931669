// Bundles the parts of the site that the pictures show, so that they can be run before the site is built.
import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** A class keeps the name it has in its file. */
const plainClassNames = {
  name: 'plain-class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const names = [...(await readFile(file, 'utf8')).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => [name, name]);
      return { contents: JSON.stringify(Object.fromEntries(names)), loader: 'json' };
    });
  },
};

export async function loadSiteParts() {
  // Below node_modules, where the bundle finds its packages.
  mkdirSync('node_modules/.cache', { recursive: true });
  const outfile = path.resolve(`node_modules/.cache/site-parts-${process.pid}.mjs`);
  await build({
    entryPoints: ['scripts/share-pictures/site-parts.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@': path.resolve('.') },
    jsx: 'automatic',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [plainClassNames],
  });
  try {
    const [site, { createElement }, { renderToStaticMarkup }] = await Promise.all([
      import(pathToFileURL(outfile).href),
      import('react'),
      import('react-dom/server'),
    ]);
    const drawingOf = (name) =>
      renderToStaticMarkup(createElement(site.ProductDrawing, { name })).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return { ...site, drawingOf };
  } finally {
    await rm(outfile, { force: true });
  }
}
