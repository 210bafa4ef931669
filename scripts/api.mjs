// The API as a process of its own, for sites that name it in API_BASE_URL.
import { bundlePrograms } from './bundle.mjs';

await bundlePrograms();
await import('../dist/api.mjs');
