// Runs a program in the foreground. A failure ends this process with the same code.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

export function run(command, parameters, options = {}) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** The programs of `runBeside` that have not ended. */
const runningChildren = new Set();

/** Ends this process and its child processes, which would continue otherwise. */
function endAll(signal) {
  for (const child of runningChildren) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}

/**
 * Runs a program while this process continues. Rejects if it fails. A signal to this process ends both. With `quiet`,
 * its output is shown only if it fails.
 */
export function runBeside(command, parameters, { quiet = false } = {}) {
  if (runningChildren.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  const child = spawn(command, parameters, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  runningChildren.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${parameters.join(' ')} failed`));
    });
  }).finally(() => {
    runningChildren.delete(child);
    if (runningChildren.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  });
}

export const bin = (name) => `node_modules/.bin/${name}`;
