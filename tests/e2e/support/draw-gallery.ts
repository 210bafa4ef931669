import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { directionOf } from '@/lib/market/language';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';

const ICONS = path.resolve('components/ui/icons.svg');
/** The address of the icons on the rendered page. The test serves the file there. */
export const ICONS_ADDRESS = '/gallery-icons.svg';
export const readIcons = () => readFileSync(ICONS, 'utf8');

const ENTRY = `
  import '@/app/styles/global.css';
  import { renderToStaticMarkup } from 'react-dom/server';
  import GalleryPage from '@/app/[lang]/dev-gallery/page.dev';
  export const draw = async (lang) => renderToStaticMarkup(await GalleryPage({ params: Promise.resolve({ lang }) }));
`;

/** An imported drawing is its address, as Next gives it. */
const icons: Plugin = {
  name: 'icons',
  setup({ onLoad }) {
    onLoad({ filter: /icons\.svg$/ }, () => ({ contents: `export default { src: '${ICONS_ADDRESS}' }`, loader: 'js' }));
  },
};

interface Gallery {
  draw: (lang: string) => Promise<string>;
  styles: string;
}

/**
 * Bundles the page and styles of the development server's gallery for this process. `worker` gives each worker a
 * separate folder.
 */
export async function bundleGallery(worker: number): Promise<Gallery> {
  const folder = path.resolve(`test-results/gallery-${worker}`);
  mkdirSync(folder, { recursive: true });
  const script = `${folder}/gallery.cjs`;
  await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'tsx' },
    outfile: script,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    alias: { '@': process.cwd() },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'next', 'next/*', '/fonts/*'],
    plugins: [icons],
    logLevel: 'error',
  });
  const { draw } = createRequire(import.meta.url)(script) as Pick<Gallery, 'draw'>;
  // A picture waits for its letters.
  const styles = readFileSync(`${folder}/gallery.css`, 'utf8').replaceAll(
    'font-display: optional',
    'font-display: block',
  );
  return { draw, styles };
}

export async function createGalleryPage({ draw, styles }: Gallery, prefix: Prefix): Promise<string> {
  const { language } = parsePrefix(prefix)!;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>Gallery</title><style>${styles}</style><body><main>${await draw(prefix)}</main></body></html>`;
}
