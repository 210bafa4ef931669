import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle.mjs';

/** Files of the schema's steps: current, and of an earlier release. */
const STEPS = ['lib/server/platform/db/migrations/steps.ts', 'lib/server/db/migrations/steps.ts'];
/** Paths of the programs: current, and of earlier releases. */
const PROGRAMS = {
  api: ['lib/server/programs/serve/serve-api.ts', 'lib/server/cli/serve-api.ts'],
  'pdf-worker': [
    'lib/server/parcels/documents/pdf/pdf-worker.ts',
    'lib/server/parcels/papers/pdf/pdf-worker.ts',
    'lib/server/pdf/pdf-worker.ts',
  ],
  // Releases before these workers read sheets in the process of the API, and no photos.
  'sheet-worker': ['lib/server/platform/sheet-files/sheet-worker.ts'],
  'photo-worker': ['lib/server/platform/photos/photo-worker.ts'],
};
/** Files of the journey through every call: current, and of an earlier release. */
const JOURNEYS = ['tests/contract/support/release-journey.ts', 'tests/contract/release-journey.ts'];

/** Path of the bundled journey, without its ending. */
const BUNDLED_JOURNEY = 'tests/fixtures/journey';

const git = (...parameters: string[]) => spawnSync('git', parameters, { encoding: 'utf8' });
const outputOf = (...parameters: string[]) => git(...parameters).stdout.trim();

/** Returns the names of the steps in a commit, or in the work tree. */
function stepsOf(commit: string | null): string {
  const texts = STEPS.map((file) => {
    if (commit === null) return existsSync(file) ? readFileSync(file, 'utf8') : '';
    return git('show', `${commit}:${file}`).stdout;
  });
  return texts.flatMap((text) => [...text.matchAll(/name: '(\d{4}-[^']+)'/g)].map(([, name]) => name)).join();
}

/**
 * Returns the commit of the last release: LAST_RELEASE, else the newest commit of the main line with other steps of the
 * schema. Returns null without history, as in a shallow clone or an unpacked archive.
 */
export function findLastRelease(): string | null {
  const commitName = process.env.LAST_RELEASE;
  if (commitName) return outputOf('rev-parse', '--verify', `${commitName}^{commit}`) || null;
  if (git('rev-parse', '--is-inside-work-tree').status !== 0) return null;
  const today = stepsOf(null);
  if (stepsOf('HEAD') !== today) return outputOf('rev-parse', 'HEAD');
  const changes = outputOf('log', '--first-parent', '--format=%H', '--', ...STEPS)
    .split('\n')
    .filter(Boolean);
  for (const change of changes) {
    const before = outputOf('rev-parse', '--verify', '--quiet', `${change}^1`);
    if (before && stepsOf(before) !== today) return before;
  }
  return null;
}

export interface Release {
  /** Folder of its sources, in which its programs run, because they read texts there. */
  sources: string;
  /** Folder of its api.mjs, its workers and the module of its journey. */
  programs: string;
  journey: string;
  remove: () => void;
}

/** Extracts a release's sources from the history and bundles its programs with the current packages. */
export async function buildRelease(commit: string): Promise<Release> {
  const sources = mkdtempSync(path.join(tmpdir(), 'release-'));
  const archive = path.join(sources, 'release.tar');
  const parts = ['lib', 'messages', 'scripts', 'tests/contract', 'tests/fixtures', 'tsconfig.json', 'package.json'];
  execFileSync('git', ['archive', '-o', archive, commit, ...parts]);
  execFileSync('tar', ['-xf', archive, '-C', sources]);
  rmSync(archive);
  const journey = JOURNEYS.find((file) => existsSync(path.join(sources, file)));
  if (!journey) throw new Error(`Commit ${commit} has no journey: ${JOURNEYS.join(' or ')}.`);
  mkdirSync('node_modules/.cache', { recursive: true });
  const programs = path.resolve(mkdtempSync('node_modules/.cache/release-'));
  const inRelease = (file: string) => path.join(sources, file);
  const foundPrograms = Object.entries(PROGRAMS).flatMap(([name, files]) => {
    const file = files.map(inRelease).find(existsSync);
    return file ? [[name, file]] : [];
  });
  const entries: Record<string, string> = {
    ...Object.fromEntries(foundPrograms),
    // As many folders deep as the fixtures in the bundle, because these read files by relative paths.
    [BUNDLED_JOURNEY]: inRelease(journey),
  };
  await bundle(entries, programs);
  symlinkSync(path.join(sources, 'messages'), path.join(programs, 'messages'));
  return {
    sources,
    programs,
    journey: path.join(programs, `${BUNDLED_JOURNEY}.mjs`),
    remove: () => [sources, programs].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
