// Draws the scenes of the pages into public/drawings/scenes: `node scripts/draw-scenes.mjs`, after a change of scripts/scenes.
// The files are committed, so that a build does not draw them. A test compares the two.
import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { renderScene } from './scenes/render.mjs';
import { SCENES } from './scenes/scenes.mjs';

const FOLDER = 'public/drawings/scenes';

await mkdir(FOLDER, { recursive: true });
for (const [name, marks] of Object.entries(SCENES)) {
  const svg = renderScene(marks);
  await writeFile(`${FOLDER}/${name}.svg`, svg);
  console.log(`${name}: ${svg.length} bytes, ${brotliCompressSync(svg).length} on the wire`);
}
