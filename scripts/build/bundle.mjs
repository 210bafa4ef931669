// Bundles the programs that run without Next's compiler (server, API, operators' commands) into dist/.
import { build, context } from 'esbuild';

/** Replaces `server-only` by an empty module: it only guards browser bundles. */
export const serverOnlyPlugin = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

const settings = {
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  plugins: [serverOnlyPlugin],
};

/** Bundles entry points, by the name of the resulting file. `outdir` is below this folder, where packages are found. */
export function bundle(entryPoints, outdir = 'dist') {
  return build({ ...settings, entryPoints, outdir });
}

const SITE_PROGRAMS = {
  serve: 'lib/server/programs/serve/serve.ts',
  'pdf-worker': 'lib/server/parcels/documents/pdf/pdf-worker.ts',
  'sheet-worker': 'lib/server/platform/sheet-files/sheet-worker.ts',
  'photo-worker': 'lib/server/platform/photos/photo-worker.ts',
};

export function bundlePrograms() {
  return bundle({
    ...SITE_PROGRAMS,
    api: 'lib/server/programs/serve/serve-api.ts',
    worker: 'lib/server/programs/serve/serve-worker.ts',
    ops: 'lib/server/programs/ops/main.ts',
    'page-cache': 'lib/server/web/stored-pages/page-cache.ts',
  });
}

/** Bundles the server now and after each change of its sources (watch mode). Calls `onBundled` after each success. */
export async function watchSite(outdir, onBundled) {
  const report = {
    name: 'report',
    setup({ onEnd }) {
      onEnd(({ errors }) => void (errors.length === 0 && onBundled()));
    },
  };
  const watched = await context({
    ...settings,
    entryPoints: SITE_PROGRAMS,
    outdir,
    plugins: [serverOnlyPlugin, report],
  });
  await watched.watch();
  return watched;
}
