// Writes a brotli-compressed `.br` file for each script, style sheet and drawing. Files of the build are next to the
// original. Compressed files of `public` and of the icon of `app` are in a folder of the build
// (lib/server/web/front-server/build-files.ts sends them).
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Compresses with brotli at quality 11, the default. */
const compress = promisify(brotliCompress);
const FOLDERS = [
  { from: '.next/static', to: '.next/static', ending: /\.(js|css|svg)$/ },
  { from: 'public', to: '.next/public', ending: /\.(svg|json)$|^box\.js$/ },
  { from: 'app', to: '.next/public', ending: /^icon\.svg$/ },
];

export async function compressBuild() {
  await Promise.all(FOLDERS.map(compressFolder));
}

async function compressFolder({ from, to, ending }) {
  const names = (await readdir(from, { recursive: true })).filter((name) => ending.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(to, `${name}.br`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await compress(await readFile(path.join(from, name))));
    }),
  );
}
