// nginx for the tests: the system's, or Debian's package.
import { spawnSync } from 'node:child_process';

const isThere = () => !spawnSync('nginx', ['-v']).error;

/** True when nginx can be run; installs it where that needs no password. */
export function ensureNginx() {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  process.stdout.write('Installing nginx for the tests\n');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  // In run level 1 the package starts no service.
  spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], quiet);
  return isThere();
}
