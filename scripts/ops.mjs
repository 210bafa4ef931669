// Operators' commands; they need no build of the site.
import { existsSync } from 'node:fs';
import { bundlePrograms } from './bundle.mjs';

if (!existsSync('dist/ops.mjs')) await bundlePrograms();
await import('../dist/ops.mjs');
