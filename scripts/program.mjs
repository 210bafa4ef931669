// Runs one of the programs without the site. `api` is for sites that name it in API_BASE_URL, `worker` for sites with
// WORKER=off, `ops` for operators' commands. They need no build of the site.
import { existsSync } from 'node:fs';
import { bundlePrograms } from './build/bundle.mjs';

const [name] = process.argv.splice(2, 1);
if (name !== 'ops' || !existsSync('dist/ops.mjs')) await bundlePrograms();
await import(`../dist/${name}.mjs`);
