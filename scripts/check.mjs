// Types, lint, promises and switches, format, import directions and dead code, as many at a time as there are cores. Says what each cost.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { bin, run } from './run.mjs';
import { timed } from './times.mjs';

/** Longest first. The lint cache is keyed by a file's own content: types that changed in other files count after `npm ci`. */
const CHECKS = {
  lint: ['eslint', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  types: ['tsc', '--noEmit'],
  // Lint that knows types. typescript-eslint finds the same and takes nine times as long.
  promises: [
    'oxlint',
    '--type-aware',
    ...['-A', 'all'],
    ...['-D', 'typescript/no-floating-promises'],
    ...['-D', 'typescript/no-misused-promises'],
    ...['-D', 'typescript/switch-exhaustiveness-check'],
    ...['app', 'components', 'lib', 'tests', 'middleware.ts'],
  ],
  imports: ['depcruise', '--config', '.dependency-cruiser.cjs', 'app', 'components', 'lib', 'middleware.ts'],
  dead: ['knip'],
  format: [
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier',
    '.',
  ],
};

function check(name) {
  const [program, ...parameters] = CHECKS[name];
  const start = performance.now();
  const child = spawn(bin(program), parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'holds' : 'FAILS'}  ${name}, ${seconds} s\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

const wanted = process.argv.slice(2);
const waiting = wanted.length ? wanted : Object.keys(CHECKS);
for (const name of waiting)
  if (!(name in CHECKS)) throw new Error(`No check ${name}: ${Object.keys(CHECKS).join(', ')}`);

async function lane() {
  const results = [];
  for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await check(name));
  return results;
}

async function everything() {
  // Types and lint read the types of the routes.
  run(bin('next'), ['typegen'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return (await Promise.all(Array.from({ length: availableParallelism() }, lane))).flat();
}

const results = wanted.length ? await everything() : await timed('checks', everything);
process.exit(results.every(Boolean) ? 0 : 1);
