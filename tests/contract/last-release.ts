import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../scripts/bundle.mjs';

const STEPS = 'lib/server/db/migrations/steps.ts';
const JOURNEY = 'tests/contract/release-journey.ts';

const git = (...parameters: string[]) => spawnSync('git', parameters, { encoding: 'utf8' });
const answerOf = (...parameters: string[]) => git(...parameters).stdout.trim();

/**
 * The commit that stands for the last release: LAST_RELEASE, else the newest one of the main line whose steps of the schema are not
 * today's. Null without history, as in a shallow clone or an unpacked archive.
 */
export function lastRelease(): string | null {
  const named = process.env.LAST_RELEASE;
  if (named) return answerOf('rev-parse', '--verify', `${named}^{commit}`) || null;
  if (git('rev-parse', '--is-inside-work-tree').status !== 0) return null;
  if (git('diff', '--quiet', 'HEAD', '--', STEPS).status === 1) return answerOf('rev-parse', 'HEAD');
  const changed = answerOf('log', '-1', '--first-parent', '--format=%H', '--', STEPS);
  return (changed && answerOf('rev-parse', '--verify', '--quiet', `${changed}^1`)) || null;
}

export interface Release {
  /** Its sources: where its programs run, since they read texts there. */
  sources: string;
  /** Its api.mjs and pdf-worker.mjs, and the module of its journey. */
  programs: string;
  journey: string;
  remove: () => void;
}

/** Takes a release's sources out of the history and bundles its programs with the packages of today. */
export async function buildRelease(commit: string): Promise<Release> {
  const sources = mkdtempSync(path.join(tmpdir(), 'release-'));
  const archive = path.join(sources, 'release.tar');
  const parts = ['lib', 'messages', 'scripts', 'tests/contract', 'tests/fixtures', 'tsconfig.json', 'package.json'];
  execFileSync('git', ['archive', '-o', archive, commit, ...parts]);
  execFileSync('tar', ['-xf', archive, '-C', sources]);
  rmSync(archive);
  if (!existsSync(path.join(sources, JOURNEY))) cpSync(JOURNEY, path.join(sources, JOURNEY));
  mkdirSync('node_modules/.cache', { recursive: true });
  const programs = path.resolve(mkdtempSync('node_modules/.cache/release-'));
  const entries = {
    api: 'lib/server/cli/serve-api.ts',
    'pdf-worker': 'lib/server/pdf/pdf-worker.ts',
    // As deep as what it reads files from.
    'tests/fixtures/journey': JOURNEY,
  };
  await bundle(
    Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(sources, file)])),
    programs,
  );
  symlinkSync(path.join(sources, 'messages'), path.join(programs, 'messages'));
  return {
    sources,
    programs,
    journey: path.join(programs, 'tests/fixtures/journey.mjs'),
    remove: () => [sources, programs].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
