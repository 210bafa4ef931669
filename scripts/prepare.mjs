// Installs and builds missing or outdated parts.
import { existsSync } from 'node:fs';
import { compressBuild } from './build/compress-build.mjs';
import { printBuildReport } from './build/build-report.mjs';
import { digestOf, isFresh, markFresh } from './freshness.mjs';
import { isCompiled, isInstalled, SQLITE_PACKAGE } from './installed.mjs';
import { bin, run, runBeside } from './run.mjs';
import { runTimed } from './times.mjs';

const BUILD_STAMP = '.next/.built';
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'public/drawings',
  'scripts/build/bundle.mjs',
  'scripts/build/compress-build.mjs',
  'scripts/copy-flags.mjs',
  'scripts/draw-land.mjs',
  'scripts/build/merge-scripts.mjs',
  'scripts/build/merge-styles.mjs',
  'scripts/prepare.mjs',
  'scripts/share-pictures',
];
/** Adds what is missing and removes nothing that the lock file names: packages of an earlier step stay as they are. */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const print = (line) => process.stdout.write(`${line}\n`);

/** Installs all packages, including those for tests and checks. */
export function ensureInstalled() {
  if (!isInstalled()) {
    print('Installing packages');
    run('npm', [...INSTALL, '--include=dev']);
  }
  if (!isCompiled()) run('npm', ['rebuild', SQLITE_PACKAGE]);
}

/**
 * Installs only the site's packages and compiles nothing. `compileDriver` does that. It takes a minute and a half and
 * may run during a build.
 */
export async function ensureSiteInstalled() {
  if (isInstalled({ siteAlone: true })) return;
  print('Installing packages');
  await runBeside('npm', [...INSTALL, '--omit=dev', '--ignore-scripts']);
}

/** Compiles the database driver if it is not compiled for this version of Node.js. */
export async function compileDriver() {
  if (isCompiled()) return;
  print('Compiling the database driver');
  await runBeside('npm', ['rebuild', '--loglevel=error', SQLITE_PACKAGE], { quiet: true });
}

/** Builds the site. With `quiet`, the output of Next is shown only if it fails. */
export async function buildSite({ quiet = false } = {}) {
  run('node', ['scripts/copy-flags.mjs']);
  // Imported late: its packages must be installed first.
  const { drawLand } = await import('./draw-land.mjs');
  await drawLand();
  run('node', ['scripts/draw-share-pictures.mjs']);
  const { bundlePrograms } = await import('./build/bundle.mjs');
  await bundlePrograms();
  await runBeside(bin('next'), ['build'], { quiet });
  if (!quiet) printBuildReport();
  await compressBuild();
}

/** Builds the site if it changed since the last build. */
export async function ensureBuilt(options) {
  const digest = digestOf(SOURCES);
  if (isFresh(BUILD_STAMP, digest) && existsSync('dist/serve.mjs')) return;
  print('Building the site, which takes some minutes');
  await runTimed('build', () => buildSite(options));
  markFresh(BUILD_STAMP, digest);
}
