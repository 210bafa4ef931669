// Copies the flags of the eleven markets to public/flags. Joins them into one sheet (`/flags/all.svg#gh`), so that a
// list of all countries costs one request.
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const COUNTRIES = ['GH', 'NG', 'KE', 'UG', 'CN', 'MA', 'EG', 'PK', 'SA', 'AE', 'TR'];
const source = new URL('../node_modules/country-flag-icons/3x2/', import.meta.url);
const target = new URL('../public/flags/', import.meta.url);

await mkdir(target, { recursive: true });
const symbols = await Promise.all(
  COUNTRIES.map(async (country) => {
    const svg = await readFile(new URL(`${country}.svg`, source), 'utf8');
    const code = country.toLowerCase();
    await writeFile(new URL(`${code}.svg`, target), svg);
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
    if (!viewBox) throw new Error(`${country}.svg has no viewBox`);
    const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${code}" viewBox="${viewBox}" preserveAspectRatio="none">${drawing}</symbol>`;
  }),
);
await writeFile(new URL('all.svg', target), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
