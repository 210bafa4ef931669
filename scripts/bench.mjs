// Bundles and runs measurements of tests/bench against the built site: `npm run bench`, `npm run bench:smoke`, or
// `node scripts/bench.mjs NAME` for a single one. `database`, `desk`, `labels`, `messages` and `push` need no build.
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from './build/bundle.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const [name = 'smoke'] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
ensureInstalled();
if (!['database', 'desk', 'labels', 'messages', 'push'].includes(name)) await ensureBuilt();
// Builds the operators' commands and the PDF worker too, because their files in dist may be older than the sources.
const programs = {
  [`bench-${name}`]: `tests/bench/${name}.ts`,
  'bench-ops': 'lib/server/programs/ops/main.ts',
  'bench-pdf-worker': 'lib/server/parcels/documents/pdf/pdf-worker.ts',
};
await bundle(programs);
await import(pathToFileURL(`dist/bench-${name}.mjs`));
for (const program of Object.keys(programs)) rmSync(`dist/${program}.mjs`);
