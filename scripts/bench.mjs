// Bundles and runs a measurement of tests/bench against the built site: `npm run bench`, `npm run bench:smoke`, or
// `node scripts/bench.mjs NAME` for one alone that runs by itself: `database` needs no build.
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const [name = 'smoke'] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
ensureInstalled();
if (name !== 'database') await ensureBuilt();
// With the operators' commands of these sources: dist/ops.mjs may be older.
await bundle({ [`bench-${name}`]: `tests/bench/${name}.ts`, 'bench-ops': 'lib/server/cli/main.ts' });
const files = [`dist/bench-${name}.mjs`, 'dist/bench-ops.mjs'];
await import(pathToFileURL(files[0]));
for (const file of files) rmSync(file);
