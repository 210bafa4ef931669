import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atMost, type BenchResult } from './result';

const MARKETS_FILE = 'lib/market/country.ts';
const LANGUAGES_OF_A_MARKET = /const shared: Language\[\] = [^;]+;/;
/** Five languages in ten countries and four in Türkiye: 54 prefixes, twice today's. */
const TWICE = `const shared = (['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'] as const).filter((l) => l !== local).slice(0, country === 'TR' ? 3 : local ? 4 : 5);`;
/** Highest ratio of the two builds. It allows for noise only, because the build renders no page of a market. */
const MAX_RATIO = 1.1;

/** Copies the files that git tracks, with the same dependencies. Returns the folder. */
function copyTree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const files = execFileSync('git', ['ls-files', '-z']);
  execFileSync('cp', ['--parents', '-t', folder, ...files.toString().split('\0').filter(Boolean)]);
  // Uses hard links if the folder is on the same disk.
  if (spawnSync('cp', ['-al', 'node_modules', folder]).status !== 0) execFileSync('cp', ['-a', 'node_modules', folder]);
  return folder;
}

/**
 * Returns the processor seconds of a build with its child processes. Other work on the machine affects them less than
 * wall time.
 */
function measureBuildSeconds(folder: string): number {
  const script = 'NODE_ENV=production npm run --silent build >/dev/null 2>&1 && times';
  const { stdout, status } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build in ${folder} failed`);
  const spans = [
    ...stdout
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ];
  return spans.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Compares a build for 54 market prefixes with one for 27, both from scratch. */
export async function benchBuildGrowth(): Promise<BenchResult[]> {
  const seconds = [false, true].map((twice) => {
    const folder = copyTree();
    try {
      if (twice) {
        const file = path.join(folder, MARKETS_FILE);
        const source = readFileSync(file, 'utf8');
        if (!LANGUAGES_OF_A_MARKET.test(source)) throw new Error(`${MARKETS_FILE} lists its languages in another way`);
        writeFileSync(file, source.replace(LANGUAGES_OF_A_MARKET, TWICE));
      }
      return measureBuildSeconds(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  const [once, twice] = seconds as [number, number];
  return [
    atMost(
      `a build for 54 prefixes against one for 27 (${Math.round(once)} s of processor)`,
      twice / once,
      'times',
      MAX_RATIO,
    ),
  ];
}
