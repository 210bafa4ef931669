// Draws the land of the maps into public/maps, as static files that are compressed and cached.
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { serverOnlyPlugin } from './build/bundle.mjs';

const FOLDER = 'public/maps';

export async function drawLand() {
  await build({
    entryPoints: ['components/parts/maps/draw-land.ts'],
    outfile: 'dist/draw-land.mjs',
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [serverOnlyPlugin],
  });
  const { listMarketLands, createLandSheet } = await import('../dist/draw-land.mjs');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/land.svg`, await createLandSheet());
  for await (const { country, land } of listMarketLands()) {
    await writeFile(`${FOLDER}/land-${country.toLowerCase()}.json`, JSON.stringify(land));
  }
}
