// Creates the release as a folder that runs without a build.
// `node scripts/image.mjs build` installs the site's packages, and builds.
// `node scripts/image.mjs collect FOLDER` copies the files of a running site to an empty folder.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileDriver, ensureBuilt, ensureSiteInstalled } from './prepare.mjs';

/** Files that the running site reads, in addition to packages. */
const READ_FILES = [
  'dist',
  '.next',
  'public',
  'messages',
  'lib/server/parcels/documents/pdf/fonts',
  'package.json',
  'LICENSE',
];
/** Files of `.next` that only a build reads. */
const BUILD_FILES = /^\.next\/(?:cache|build|diagnostics|types|turbopack|trace|trace-build)(?:\/|$)|\.nft\.json$/;
/** Packages that only the build needs. */
const BUILDERS =
  /^node_modules\/(?:@next\/swc-|@swc\/core|@esbuild\/|@(?:expo-google-fonts|fontsource)\/|@parcel\/|@types\/|(?:country-flag-icons|esbuild|typescript)$)/;
/** Package files that no program reads: maps, types, sources of compiled files, Next's manual and its other forms. */
const UNREAD =
  /\.map$|\.d\.[cm]?ts$|\/better-sqlite3[^/]*\/(?:deps|src|build\/Release\/obj)(?:\/|$)|^node_modules\/next\/dist\/(?:docs|esm|compiled\/next-devtools)(?:\/|$)|^node_modules\/@opentelemetry\/.*\/build\/(?:esm|esnext)(?:\/|$)/;

/**
 * Starts the site with Next's settings from the build. Without them, Next compiles next.config.ts with a compiler
 * that is as large as all the rest.
 */
const START_PROGRAM = `import { readFileSync } from 'node:fs';

process.chdir(new URL('.', import.meta.url).pathname);
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
await import('./dist/serve.mjs');
`;

/** Returns the folders of the runtime packages in package-lock.json. */
function packagesThatRun() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional }]) => place && !dev && !devOptional && !BUILDERS.test(place) && existsSync(place),
    )
    .map(([place]) => place);
}

function copy(place, target) {
  const own = place.startsWith('node_modules/') && `${place}/node_modules`;
  cpSync(place, path.join(target, place), {
    recursive: true,
    verbatimSymlinks: true,
    // Nested packages are listed separately.
    filter: (file) => file !== own && !UNREAD.test(file) && !BUILD_FILES.test(file),
  });
}

function collectImageFiles(target) {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  mkdirSync(target, { recursive: true });
  for (const place of [...READ_FILES, ...packagesThatRun()]) copy(place, target);
  writeFileSync(path.join(target, 'start.mjs'), START_PROGRAM);
  const size = execFileSync('du', ['-sm', target], { encoding: 'utf8' }).split('\t')[0];
  process.stdout.write(`${target}: ${size} MB\n`);
}

const [step, target] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
if (step === 'build') {
  await ensureSiteInstalled();
  await Promise.all([ensureBuilt(), compileDriver()]);
} else if (step === 'collect' && target) collectImageFiles(target);
else throw new Error('node scripts/image.mjs build, or collect FOLDER');
