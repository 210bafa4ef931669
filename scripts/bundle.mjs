// Bundles the programs that run without Next's compiler (server, API, operators' commands) into dist/.
import { build } from 'esbuild';

/** `server-only` guards bundles of the browser; here there is none. */
const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

await build({
  entryPoints: {
    serve: 'lib/server/cli/serve.ts',
    api: 'lib/server/cli/serve-api.ts',
    ops: 'lib/server/cli/main.ts',
    'page-cache': 'lib/server/http/page-cache.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [serverOnly],
});
