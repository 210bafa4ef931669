import { chromium, expect, test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { findFreePort } from '../../fixtures/free-port';
import { PAGE_TEMPLATES } from '../../fixtures/page-templates';
import { IS_FULL_RUN, pickForCommit } from '../support/rotation';
import { MAIN_ORIGIN } from '../support/this-run';

/** Axe and the tests of every page check most of this for all pages. Each run checks three templates in turn. */
const LOOKED_AT = IS_FULL_RUN
  ? PAGE_TEMPLATES
  : [0, 1, 2].flatMap((third) =>
      pickForCommit(
        `Lighthouse ${third}`,
        PAGE_TEMPLATES.filter((_, index) => index % 3 === third),
      ),
    );
const PREFIXES = ['gh-en', 'eg-ar', 'pk-ur'];
/**
 * Maximum number of kilobytes of a first load. Urdu's one font file is 96 KB larger than the fonts of any other
 * language.
 */
const MAX_KILOBYTES: Record<string, number> = { 'gh-en': 300, 'eg-ar': 330, 'pk-ur': 420 };
/** Maximum layout shift of a page. Web Vitals call up to 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.02;
/** Kilobytes of Leaflet and of the land around the market. */
const MAP_KILOBYTES = 90;

const score = ({ categories }: Result, name: string) => categories[name]!.score;
const value = ({ audits }: Result, name: string) => audits[name]!.numericValue!;

/** Returns the audits that lost points, for the report of a failure. */
function lost({ audits, categories }: Result): string[] {
  const countedAudits = new Set(
    Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  );
  return Object.values(audits)
    .filter(({ id, score: points }) => countedAudits.has(id) && points !== null && points < 1)
    .map(({ id, details }) => `${id} ${JSON.stringify(details ?? '').slice(0, 600)}`);
}

// Times depend on the machine, so speed is limited by bytes and by layout shift.
for (const prefix of pickForCommit('Lighthouse', PREFIXES))
  // Lighthouse simulates its own phone.
  test(`Lighthouse reports no fault in ${prefix}`, { tag: '@phone' }, async ({}, { project }) => {
    test.setTimeout(600_000);
    const port = await findFreePort();
    const { default: lighthouse } = await import('lighthouse');
    const { executablePath, args = [] } = project.use.launchOptions!;
    const browser = await chromium.launch({
      executablePath,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      for (const path of LOOKED_AT) {
        const page = `/${prefix}${path}`;
        const run = await lighthouse(`${MAIN_ORIGIN}${page}`, {
          port,
          logLevel: 'error',
          formFactor: 'mobile',
          throttlingMethod: 'provided',
          disableFullPageScreenshot: true,
        });
        const result = run!.lhr;
        expect.soft(lost(result), page).toEqual([]);
        for (const category of ['accessibility', 'best-practices', 'seo'])
          expect.soft([page, category, score(result, category)]).toEqual([page, category, 1]);
        const shift = value(result, 'cumulative-layout-shift');
        expect.soft(shift, `layout shift of ${page}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        const kilobytes = value(result, 'total-byte-weight') / 1024;
        const most = MAX_KILOBYTES[prefix]! + (path === '/location-map' ? MAP_KILOBYTES : 0);
        expect.soft(kilobytes, `KB of ${page}`).toBeLessThanOrEqual(most);
      }
    } finally {
      await browser.close();
    }
  });
