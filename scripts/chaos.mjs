// Stops services that the site needs, in the full form of each trial, and prints a table: `npm run chaos`. `npm run
// chaos -- NAME...` runs some of them. Their short forms are part of the tests.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './prepare.mjs';

const KINDS = {
  contract: ['scripts/test.mjs', 'contract'],
  browser: ['scripts/test.mjs', 'browser'],
  bench: ['scripts/bench.mjs'],
};

/** Trials with their test files, and the number of repetitions in the full form. */
const TRIALS = {
  restart: {
    kind: 'browser',
    files: ['tests/e2e/site/two-processes.http.spec.ts'],
    full: { RESTART_REQUESTS: '6000', RESTART_ROUNDS: '13', RESTART_RATE: '20' },
  },
  builds: { kind: 'browser', files: ['tests/e2e/site/two-builds.http.spec.ts'], full: { TWO_BUILDS: '1' } },
  replaced: { kind: 'browser', files: ['tests/e2e/site/stored-pages.http.spec.ts'] },
  killed: { kind: 'contract', files: ['promises/kill.test'], full: { KILLS: '250' } },
  workers: { kind: 'contract', files: ['messages-kill.test'], full: { KILLS: '100' } },
  stopped: { kind: 'contract', files: ['promises/stopped.test'] },
  frozen: { kind: 'contract', files: ['promises/frozen'] },
  silent: { kind: 'contract', files: ['silent-database.test'] },
  locked: { kind: 'contract', files: ['promises/locked.test'] },
  full: { kind: 'contract', files: ['promises/full.test'] },
  redis: { kind: 'contract', files: ['throttle-redis.test', 'pages-redis.test'] },
  clock: { kind: 'contract', files: ['clock-set-back.test'] },
  outages: { kind: 'browser', files: ['tests/e2e/site/outages.http.spec.ts'] },
  soak: { kind: 'bench', files: ['soak'] },
};

ensureInstalled();
const requested = process.argv.slice(2);
const names = requested.length ? requested : Object.keys(TRIALS);
const unknown = names.filter((name) => !(name in TRIALS));
if (unknown.length) throw new Error(`Unknown trial: ${unknown.join(', ')}. Trials: ${Object.keys(TRIALS).join(', ')}.`);

const lines = names.map((name) => {
  const { kind, files, full = {} } = TRIALS[name];
  process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  // A variable of the environment has priority: KILLS=500 npm run chaos -- killed
  const env = { ...full, ...process.env };
  const { status } = spawnSync(process.execPath, [...KINDS[kind], ...files], { stdio: 'inherit', env });
  const settings = Object.keys(full).map((key) => `${key}=${env[key]}`);
  return { name, ok: status === 0, minutes: (Date.now() - began) / 60_000, settings: settings.join(' ') };
});

process.stdout.write('\n');
for (const { name, ok, minutes, settings } of lines)
  process.stdout.write(`${ok ? '  ' : '! '}${name.padEnd(12)}${minutes.toFixed(1).padStart(6)} min  ${settings}\n`);
process.exit(lines.every(({ ok }) => ok) ? 0 : 1);
