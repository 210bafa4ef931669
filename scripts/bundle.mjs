// Bundles the programs that run without Next's compiler (server, API, operators' commands) into dist/.
import { build } from 'esbuild';

/** `server-only` guards bundles of the browser; here there is none. */
export const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Entry points by the name of the file they become. `outdir` lies below this folder, where packages are found. */
export function bundle(entryPoints, outdir = 'dist') {
  return build({
    entryPoints,
    outdir,
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
  });
}

export function bundlePrograms() {
  return bundle({
    serve: 'lib/server/cli/serve.ts',
    api: 'lib/server/cli/serve-api.ts',
    ops: 'lib/server/cli/main.ts',
    'pdf-worker': 'lib/server/pdf/pdf-worker.ts',
    'page-cache': 'lib/server/http/page-cache.ts',
  });
}
