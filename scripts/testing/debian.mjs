// Programs that tests and `npm run stack` need besides Node.js: the system's programs, or the programs of Debian's
// packages.
import { spawnSync } from 'node:child_process';

/** Returns true if `program` can be run. Installs its packages if that needs no password. */
export function ensureProgram(program, ...packages) {
  const isThere = () => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  process.stdout.write(`Installing ${packages.join(', ')}\n`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  // In run level 1 the package starts no service.
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], quiet);
  return isThere();
}

/** Returns true if Java can be run, which the Nu HTML checker needs. Installs it if that needs no password. */
export const ensureJava = () => ensureProgram('java', 'default-jre-headless');

/** Returns true if nginx can be run, for the tests and for `npm run stack`. Installs it if that needs no password. */
export const ensureNginx = () => ensureProgram('nginx', 'nginx-light');

/** Ensures that Python and PHP can run the samples of the API guide. Tests report languages that they could not run. */
export function ensureGuidePrograms() {
  ensureProgram('python3', 'python3');
  ensureProgram('php', 'php-cli', 'php-curl');
}
