// Checks types, lint, promises and switches, recipes, format, import directions, dead code and English. Runs as many at
// a time as there are cores, and prints the duration of each.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bin, run } from './run.mjs';
import { runTimed } from './times.mjs';

/**
 * Longest first. The lint cache depends on a file's own content: changed types of other files take effect after `npm
 * ci`.
 */
const CHECKS = {
  lint: ['eslint', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  // The native compiler reports the same errors as the `typescript` package in half of its processor time.
  types: [path.resolve('node_modules/typescript-native/bin/tsc'), '--noEmit'],
  // Type-aware lint. typescript-eslint finds the same problems and takes nine times as long.
  promises: [
    'oxlint',
    '--type-aware',
    '-A',
    'all',
    '-D',
    'typescript/no-floating-promises',
    '-D',
    'typescript/no-misused-promises',
    '-D',
    'typescript/switch-exhaustiveness-check',
    'app',
    'components',
    'lib',
    'tests',
    'middleware.ts',
  ],
  recipes: [process.execPath, 'scripts/check-recipes.mjs'],
  imports: [
    'depcruise',
    '--output-type',
    'err-long',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'components',
    'lib',
    'middleware.ts',
  ],
  dead: ['knip'],
  english: [process.execPath, 'scripts/check-english.mjs'],
  format: ['prettier', '--check', '--log-level', 'warn', '--cache', '.'],
};

function runCheck(name) {
  const [program, ...parameters] = CHECKS[name];
  const start = performance.now();
  const child = spawn(path.isAbsolute(program) ? program : bin(program), parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

const requested = process.argv.slice(2);
const waiting = requested.length ? requested : Object.keys(CHECKS);
for (const name of waiting)
  if (!(name in CHECKS)) throw new Error(`Unknown check: ${name}. Checks: ${Object.keys(CHECKS).join(', ')}`);

async function worker() {
  const results = [];
  for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runCheck(name));
  return results;
}

async function runWaitingChecks() {
  // Types and lint need the types of the routes.
  run(bin('next'), ['typegen'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return (await Promise.all(Array.from({ length: availableParallelism() }, worker))).flat();
}

const results = requested.length ? await runWaitingChecks() : await runTimed('checks', runWaitingChecks);
process.exit(results.every(Boolean) ? 0 : 1);
