import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { ensureChromium } from '../../scripts/testing/chromium.mjs';
import { findFreePort } from '../fixtures/free-port';
import { PAGE_TEMPLATES } from '../fixtures/page-templates';
import { startBareSite } from './bare-site';
import { atLeast, atMost, median, type BenchResult } from './result';
import { startSite } from './site-process';

const PREFIXES = ['gh-en', 'eg-ar', 'pk-ur'];
/** Runs for the bare page, and for a page that missed a target, because one run of Lighthouse is sometimes wrong. */
const RUNS = 3;

const MIN_SCORE = 97;
const MAX_POINTS_BELOW_BARE = 2;
const MAX_PAINT_MS = 1800;
const MAX_EXTRA_BLOCKED_MS = 50;
/** Largest layout shift. Lighthouse itself shows three decimals at most. */
const MAX_LAYOUT_SHIFT = 0.001;

interface Figures {
  score: number;
  /** Milliseconds until the largest paint, and in which the page was blocked. */
  paint: number;
  blocked: number;
  shift: number;
}

function figuresOf({ audits, categories }: Result): Figures {
  const value = (name: string) => audits[name]!.numericValue!;
  return {
    score: Math.round(categories.performance!.score! * 100),
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

const medianOf = (runs: readonly Figures[]): Figures => ({
  score: median(runs.map(({ score }) => score)),
  paint: median(runs.map(({ paint }) => paint)),
  blocked: median(runs.map(({ blocked }) => blocked)),
  shift: median(runs.map(({ shift }) => shift)),
});

/** Returns the worst of all pages, with its name. */
function worstOf(
  name: string,
  pages: ReadonlyMap<string, Figures>,
  badness: (page: Figures) => number,
): [string, Figures] {
  const [path, figures] = [...pages].toSorted(([, a], [, b]) => badness(b) - badness(a))[0]!;
  return [`${name}, worst of ${pages.size}: ${path}`, figures];
}

/**
 * Measures twelve templates in English, Arabic and Urdu on Lighthouse's simulated phone, beside the bare page in the
 * same run.
 */
export async function benchLighthouse(): Promise<BenchResult[]> {
  const [site, bareSite] = [await startSite(), await startBareSite()];
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const { default: lighthouse } = await import('lighthouse');
  const runLighthouse = async (address: string): Promise<Figures> => {
    const settings = { port, logLevel: 'error', disableFullPageScreenshot: true } as const;
    return figuresOf((await lighthouse(address, { ...settings, onlyCategories: ['performance'] }))!.lhr);
  };
  const medianOfRuns = async (address: string) => {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(address));
    return medianOf(runs);
  };
  try {
    const bare = await medianOfRuns(`${bareSite.origin}/`);
    const missed = ({ score, paint, blocked, shift }: Figures) =>
      score < Math.max(MIN_SCORE, bare.score - MAX_POINTS_BELOW_BARE) ||
      paint > MAX_PAINT_MS ||
      blocked > bare.blocked + MAX_EXTRA_BLOCKED_MS ||
      shift > MAX_LAYOUT_SHIFT;
    const pages = new Map<string, Figures>();
    for (const prefix of PREFIXES)
      for (const template of PAGE_TEMPLATES) {
        const address = `${site.origin}/${prefix}${template}`;
        // The page is rendered before it is measured, as on a site that has run for a while.
        await fetch(address);
        const first = await runLighthouse(address);
        pages.set(`/${prefix}${template}`, missed(first) ? await medianOfRuns(address) : first);
      }
    const [slowest, ofSlowest] = worstOf('Lighthouse, performance', pages, ({ score }) => -score);
    const [latest, ofLatest] = worstOf('Lighthouse, largest paint', pages, ({ paint }) => paint);
    const [busiest, ofBusiest] = worstOf('Lighthouse, blocking time', pages, ({ blocked }) => blocked);
    const [restless, ofRestless] = worstOf('Lighthouse, layout shift', pages, ({ shift }) => shift);
    return [
      { name: 'Lighthouse, performance of the bare page', value: bare.score, unit: '', target: '', ok: true },
      atLeast(slowest, ofSlowest.score, '', Math.max(MIN_SCORE, bare.score - MAX_POINTS_BELOW_BARE)),
      { name: 'Lighthouse, largest paint of the bare page', value: bare.paint, unit: 'ms', target: '', ok: true },
      atMost(latest, ofLatest.paint, 'ms', MAX_PAINT_MS),
      atMost(busiest, ofBusiest.blocked, 'ms', Math.round(bare.blocked + MAX_EXTRA_BLOCKED_MS)),
      atMost(restless, ofRestless.shift, '', MAX_LAYOUT_SHIFT),
    ];
  } finally {
    await browser.close();
    await Promise.all([site.stop(), bareSite.stop()]);
  }
}
