// Draws the coastlines of our maps into public/maps/land.svg: a file of its own is compressed and kept by browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { serverOnly } from './bundle.mjs';

const PROGRAM = 'dist/draw-land.mjs';

export async function drawLand() {
  await build({
    entryPoints: ['components/network/land-sheet.ts'],
    outfile: PROGRAM,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [serverOnly],
  });
  const { landSheet } = await import(`../${PROGRAM}`);
  await mkdir('public/maps', { recursive: true });
  await writeFile('public/maps/land.svg', landSheet());
}
