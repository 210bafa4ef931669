// nginx for the tests and for `npm run stack`.
import { ensureProgram } from './debian.mjs';

/** Returns true if nginx can be run. */
export const ensureNginx = () => ensureProgram('nginx', 'nginx-light');
