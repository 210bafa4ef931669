// Runs a program in the foreground; a failure ends this process with the same code.
import { spawn, spawnSync } from 'node:child_process';

export function run(command, parameters, options = {}) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program while this process goes on; rejects where it fails. */
export function runBeside(command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${parameters.join(' ')} failed`)),
    );
  });
}

export const bin = (name) => `node_modules/.bin/${name}`;
