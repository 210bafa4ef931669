// Draws the pictures for shared links into public/og: one for each product or kind of page and each language. The most
// shared pages have one for each market, which names it. Unchanged pictures are not rendered again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadSiteParts } from './load-site-parts.mjs';
import { composePicture } from './picture.mjs';

const TARGET_FOLDER = 'public';
const STAMP_FILE = 'public/og/.drawn.json';

const readMessages = async (language, namespace) =>
  JSON.parse(await readFile(`messages/${language}/${namespace}.json`, 'utf8'));

/** Returns all pictures: target file, texts and the route on the label. */
export async function listPictures() {
  const site = await loadSiteParts();
  const products = Object.values(site.PRODUCTS);
  const perLanguage = await Promise.all(
    site.LANGUAGES.map(async (language) => {
      const [layout, product, home] = await Promise.all(
        ['layout', 'product', 'home'].map((file) => readMessages(language, file)),
      );
      const rightToLeft = site.directionOf(language) === 'rtl';
      const picture = (name, prefix, sentence, ends) => {
        const sold = products.find(({ route }) => route === name);
        const label = (sold && product.pages[sold.key]?.name) ?? layout.links[name];
        const file = path.join(TARGET_FOLDER, site.sharePicturePath(name, language, prefix));
        const isHome = name === 'home';
        const title = (isHome ? sentence : label) ?? null;
        return { file, language, rightToLeft, title, tagline: isHome ? '' : sentence, label: ends };
      };
      const ofLanguage = site.SHARE_PICTURES.map((name) =>
        picture(name, undefined, layout.site.tagline, site.labelTextsOf(language, 'CN')),
      );
      const ofMarkets = site
        .marketsIn(language)
        .flatMap(({ country, prefix }) =>
          site.MARKET_SHARE_PICTURES.map((name) =>
            picture(name, prefix, site.homeTitle(home, country, language), site.labelTextsOf(language, country)),
          ),
        );
      return [...ofLanguage, ...ofMarkets];
    }),
  );
  return { pictures: perLanguage.flat(), brand: site.BRAND.name };
}

const png = (svg) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 48, effort: 4, compressionLevel: 9 }).toBuffer();

export async function drawSharePictures() {
  const { pictures, brand } = await listPictures();
  await mkdir(path.dirname(STAMP_FILE), { recursive: true });
  const old = existsSync(STAMP_FILE) ? JSON.parse(await readFile(STAMP_FILE, 'utf8')) : {};
  const composed = [];
  for (const picture of pictures) {
    const svg = await composeOrBorrow(picture, pictures, brand);
    // Another release of the renderer may produce other pictures.
    const stamp = createHash('sha256').update(svg).update(JSON.stringify(sharp.versions)).digest('hex');
    composed.push({ file: picture.file, svg, stamp });
  }
  const due = composed.filter(({ file, stamp }) => old[file] !== stamp || !existsSync(file));
  await runLimited(due, createPictureWriter());
  await removeOthers(new Set(composed.map(({ file }) => file)));
  await writeFile(STAMP_FILE, JSON.stringify(Object.fromEntries(composed.map(({ file, stamp }) => [file, stamp]))));
  process.stdout.write(
    `Pictures for shared links: ${due.length} rendered, ${composed.length - due.length} unchanged\n`,
  );
}

/**
 * Composes a picture. A page without a title gets the picture of its home page. If a title does not fit, the picture
 * has our name instead, because a longer text must not stop a build. The tests report it.
 */
async function composeOrBorrow(picture, pictures, brand) {
  const home = pictures.find(({ language }) => language === picture.language);
  if (!picture.title) return composePicture(home, brand);
  try {
    return await composePicture(picture, brand);
  } catch (error) {
    process.stderr.write(`${picture.file}: ${error.message}\n`);
    return composePicture({ ...home, title: brand, tagline: '' }, brand);
  }
}

/** Returns a function that writes a picture. Identical pictures are rendered once. */
function createPictureWriter() {
  const pictures = new Map();
  return async ({ file, svg, stamp }) => {
    if (!pictures.has(stamp)) pictures.set(stamp, png(svg));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await pictures.get(stamp));
  };
}

/** Runs `work` for four items at a time, because sharp uses its own threads. */
async function runLimited(items, work) {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

async function removeOthers(files) {
  for (const name of await readdir('public/og', { recursive: true })) {
    const file = path.join('public/og', name);
    if (file.endsWith('.png') && !files.has(file)) await rm(file);
  }
}
