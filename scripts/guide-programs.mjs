// Python and PHP for the tests: the samples in the API guide run in each of its languages.
import { ensureProgram } from './debian.mjs';

/** Installs missing programs if that needs no password. Tests report languages that they could not run. */
export function ensureGuidePrograms() {
  ensureProgram('python3', 'python3');
  ensureProgram('php', 'php-cli', 'php-curl');
}
