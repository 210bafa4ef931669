// The API as a separate process, for sites that name it in API_BASE_URL.
import { bundlePrograms } from './bundle.mjs';

await bundlePrograms();
await import('../dist/api.mjs');
