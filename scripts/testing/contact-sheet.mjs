// Puts the pictures of pages side by side, by width: test-results/pictures/sheets. `npm run pictures` calls it.
// `node scripts/testing/contact-sheet.mjs` repeats it.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const PICTURES = 'test-results/pictures/pages';
const SHEETS = 'test-results/pictures/sheets';
const COLUMNS = 8;
const ROWS = 4;
/** Pixels of one picture on a sheet. Long pages are cut at their end. */
const CELL = { width: 300, height: 520 };
const GAP = 12;
const NAME_HEIGHT = 20;

/** Returns the names of the pictures of each width, such as `gh-en-track-360.png`. */
function groupByWidth(names) {
  const groups = new Map();
  for (const name of names.toSorted()) {
    const width = /-(\d+)\.png$/.exec(name)?.[1];
    if (width) groups.set(width, [...(groups.get(width) ?? []), name]);
  }
  return groups;
}

async function drawSheet(names, file) {
  const leftOf = (index) => GAP + (index % COLUMNS) * (CELL.width + GAP);
  const top = (index) => GAP + Math.floor(index / COLUMNS) * (CELL.height + NAME_HEIGHT + GAP);
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const input = await sharp(path.join(PICTURES, name))
        .resize(CELL.width)
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) =>
          sharp(data)
            .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(CELL.height, info.height) })
            .toBuffer(),
        );
      return { input, left: leftOf(index), top: top(index) + NAME_HEIGHT };
    }),
  );
  const titles = names.map(
    (name, index) => `<text x="${leftOf(index)}" y="${top(index) + 14}">${path.basename(name, '.png')}</text>`,
  );
  const width = GAP + COLUMNS * (CELL.width + GAP);
  const height = GAP + Math.ceil(names.length / COLUMNS) * (CELL.height + NAME_HEIGHT + GAP);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13">${titles.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#c8ccd4' } })
    .composite([...cells, { input: Buffer.from(svg), left: 0, top: 0 }])
    .webp({ quality: 80 })
    .toFile(file);
}

export async function drawContactSheets() {
  rmSync(SHEETS, { recursive: true, force: true });
  mkdirSync(SHEETS, { recursive: true });
  const size = COLUMNS * ROWS;
  let sheets = 0;
  for (const [width, names] of groupByWidth(readdirSync(PICTURES)))
    for (let start = 0; start < names.length; start += size) {
      await drawSheet(names.slice(start, start + size), `${SHEETS}/${width}-${1 + start / size}.webp`);
      sheets += 1;
    }
  console.log(`${sheets} contact sheets in ${SHEETS}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await drawContactSheets();
