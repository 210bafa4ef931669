// Duration of each task's last run on this machine, in seconds: test-results/times.json.
// As a program, it records one duration: `node scripts/times.mjs PART SECONDS`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const TIMES_FILE = 'test-results/times.json';

const PART_TITLES = {
  install: 'dependencies',
  checks: 'types, lint, format, imports, dead code',
  dev: 'npm run dev until it serves',
  rulesAndApi: 'rules and API',
  build: 'build',
  browser: 'browser',
  stack: 'browser on the release behind nginx',
  test: 'npm test',
  ci: '.ci/run',
};

export function readTimes(file = TIMES_FILE) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

export function recordTime(part, seconds, file = TIMES_FILE) {
  if (!(part in PART_TITLES) || !Number.isFinite(seconds))
    throw new Error(`Not a part and its seconds: ${part} ${seconds}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const times = { ...readTimes(file), [part]: Math.round(seconds * 10) / 10 };
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`);
}

/** Runs `work` and records its duration, also when it fails. */
export async function runTimed(part, work) {
  const start = performance.now();
  try {
    return await work();
  } finally {
    recordTime(part, (performance.now() - start) / 1000);
  }
}

export function timesTable(times) {
  const parts = Object.entries(PART_TITLES).filter(([part]) => part in times);
  return parts.map(([part, name]) => `${name.padEnd(42)} ${times[part].toFixed(1).padStart(8)} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [part, seconds] = process.argv.slice(2);
  recordTime(part, Number(seconds));
}
