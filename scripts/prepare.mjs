// Installs and builds what is missing or out of date.
import { existsSync } from 'node:fs';
import { compressBuild } from './compress-build.mjs';
import { printBuildReport } from './build-report.mjs';
import { digestOf, isFresh, markFresh } from './freshness.mjs';
import { isInstalled } from './installed.mjs';
import { bin, run } from './run.mjs';
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
  'scripts/merge-styles.mjs',
  'scripts/prepare.mjs',
  'scripts/share-pictures',
];
export function ensureInstalled() {
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev']);
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
