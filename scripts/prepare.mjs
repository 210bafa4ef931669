// Installs and builds what is missing or out of date.
import { existsSync } from 'node:fs';
import { compressBuild } from './compress-build.mjs';
import { printBuildReport } from './build-report.mjs';
import { digestOf, isFresh, markFresh } from './freshness.mjs';
import { isCompiled, isInstalled } from './installed.mjs';
import { bin, run, runBeside } from './run.mjs';
import { SQLITE_PACKAGE } from './sqlite-package.mjs';
import { timed } from './times.mjs';

const BUILT = '.next/.built';
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'public/drawings',
  'scripts/bundle.mjs',
  'scripts/compress-build.mjs',
  'scripts/copy-flags.mjs',
  'scripts/draw-land.mjs',
  'scripts/merge-scripts.mjs',
  'scripts/merge-styles.mjs',
  'scripts/prepare.mjs',
  'scripts/share-pictures',
];
const QUIETLY = ['--no-audit', '--no-fund'];

/** Everything, what tests and checks need included. */
export function ensureInstalled() {
  if (!isInstalled() || !isCompiled()) run('npm', ['ci', ...QUIETLY, '--include=dev']);
}

/**
 * What the site needs, and no more, without what has to be compiled: `compile` does that, which takes a minute and a half and may go on
 * beside a build.
 */
export function ensureSiteInstalled() {
  if (!isInstalled({ siteAlone: true })) run('npm', ['ci', ...QUIETLY, '--omit=dev', '--ignore-scripts']);
}

export function compile() {
  return isCompiled() ? Promise.resolve() : runBeside('npm', ['rebuild', SQLITE_PACKAGE]);
}

export async function build() {
  run('node', ['scripts/copy-flags.mjs']);
  // Imported late: its packages must be installed first.
  const { drawLand } = await import('./draw-land.mjs');
  await drawLand();
  const { drawSharePictures } = await import('./share-pictures/draw.mjs');
  await drawSharePictures();
  const { bundlePrograms } = await import('./bundle.mjs');
  await bundlePrograms();
  run(bin('next'), ['build']);
  printBuildReport();
  await compressBuild();
}

export async function ensureBuilt() {
  const digest = digestOf(SOURCES);
  if (isFresh(BUILT, digest) && existsSync('dist/serve.mjs')) return;
  await timed('build', build);
  markFresh(BUILT, digest);
}
