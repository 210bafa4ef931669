// Bundles the programs that run without Next's compiler (server, API, operators' commands) into dist/.
import { build, context } from 'esbuild';

/** `server-only` only guards browser bundles: it is replaced by an empty module. */
export const serverOnly = {
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
  plugins: [serverOnly],
};

/** Entry points by the name of the file they become. `outdir` lies below this folder, where packages are found. */
export function bundle(entryPoints, outdir = 'dist') {
  return build({ ...settings, entryPoints, outdir });
}

const SITE = { serve: 'lib/server/cli/serve.ts', 'pdf-worker': 'lib/server/pdf/pdf-worker.ts' };

export function bundlePrograms() {
  return bundle({
    ...SITE,
    api: 'lib/server/cli/serve-api.ts',
    worker: 'lib/server/cli/serve-worker.ts',
    ops: 'lib/server/cli/main.ts',
    'page-cache': 'lib/server/http/page-cache.ts',
  });
}

/** Bundles the server and again after each change of its sources (watch mode); calls `onBundled` after each success. */
export async function watchSite(outdir, onBundled) {
  const report = {
    name: 'report',
    setup({ onEnd }) {
      onEnd(({ errors }) => void (errors.length === 0 && onBundled()));
    },
  };
  const watched = await context({ ...settings, entryPoints: SITE, outdir, plugins: [serverOnly, report] });
  await watched.watch();
  return watched;
}
