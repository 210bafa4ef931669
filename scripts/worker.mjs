// The worker as a separate process, for sites that are started with WORKER=off.
import { bundlePrograms } from './bundle.mjs';

await bundlePrograms();
await import('../dist/worker.mjs');
