// Draws the land of our maps into public/maps: files of their own are compressed and kept by browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { serverOnly } from './bundle.mjs';

const FOLDER = 'public/maps';

export async function drawLand() {
  await build({
    entryPoints: {
      'draw-sheet': 'components/network/land-sheet.ts',
      'draw-markets': 'components/network/market-land.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [serverOnly],
  });
  const { landSheet } = await import('../dist/draw-sheet.mjs');
  const { drawMarkets } = await import('../dist/draw-markets.mjs');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/land.svg`, landSheet());
  for await (const { country, land } of drawMarkets()) {
    await writeFile(`${FOLDER}/land-${country.toLowerCase()}.json`, JSON.stringify(land));
  }
}
