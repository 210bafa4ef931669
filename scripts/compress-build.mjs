// Writes a brotli-compressed `.br` file beside each script, style sheet and drawing of the build (lib/server/http/build-files.ts sends it).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Quality 11, the default. */
const compress = promisify(brotliCompress);
const FOLDER = '.next/static';

export async function compressBuild() {
  const names = await readdir(FOLDER, { recursive: true });
  const files = names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => path.join(FOLDER, name));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
}
