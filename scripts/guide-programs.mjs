// Python and PHP for the tests: the samples of the API's guide are run in each of its languages.
import { ensureProgram } from './debian.mjs';

/** Installs what is missing where that needs no password; tests say which language they could not run. */
export function ensureGuidePrograms() {
  ensureProgram('python3', 'python3');
  ensureProgram('php', 'php-cli', 'php-curl');
}
