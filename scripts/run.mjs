// Runs a program in the foreground; a failure ends this process with the same code.
import { spawnSync } from 'node:child_process';

export function run(command, parameters, options = {}) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export const bin = (name) => `node_modules/.bin/${name}`;
