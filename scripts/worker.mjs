// The worker as a process of its own, for sites that are started with WORKER=off.
import { bundlePrograms } from './bundle.mjs';

await bundlePrograms();
await import('../dist/worker.mjs');
