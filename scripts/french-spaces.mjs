// Gives the French texts the narrow no-break space that ; : ! ? % and « » ask for. Run it after writing French.
import { readFile, readdir, writeFile } from 'node:fs/promises';

const FOLDERS = ['messages/fr/', 'messages/fr/legal/'];
const NARROW = '\u202f';
const root = new URL('../', import.meta.url);

const mend = (text) =>
  text
    .replaceAll(/[ \u00a0\u202f]+(?=[;:!?»%](?:[\s"<).,»}\u202f\u00a0]|\\n|$))/gu, NARROW)
    .replaceAll(/«[ \u00a0\u202f]+/gu, `«${NARROW}`);

for (const folder of FOLDERS)
  for (const name of (await readdir(new URL(folder, root))).filter((file) => /\.(json|md)$/.test(file))) {
    const file = new URL(folder + name, root);
    const text = await readFile(file, 'utf8');
    const mended = mend(text);
    if (mended === text) continue;
    await writeFile(file, mended);
    process.stdout.write(`${folder}${name}\n`);
  }
