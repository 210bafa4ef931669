import type { Page } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { bundleGallery, createGalleryPage, ICONS_ADDRESS, readIcons } from '../support/draw-gallery';
import { expect, test } from '../support/site';
import { MAIN_ORIGIN } from '../support/this-run';

/** Sections of the gallery that are compared. The rest is for viewing only. */
const COMPARED = ['forms', 'looks', 'lists', 'states'] as const;
/** Versions of Chromium render edges of letters differently. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, animations: 'disabled', scale: 'css' } as const;
/** States that only the browser can set, by the mark of the gallery. */
const FORCED = { hover: ['hover'], active: ['hover', 'active'], 'focus-visible': ['focus', 'focus-visible'] };

/** Forces the states that the gallery marks, and the matching state of the frame around a control. */
async function forceLooks(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const force = async (selector: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length, selector).toBeGreaterThan(0);
    for (const nodeId of nodeIds) await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  for (const [look, states] of Object.entries(FORCED)) {
    await force(`[data-look="${look}"]`, states);
    await force(`:has(> [data-look="${look}"])`, look === 'focus-visible' ? ['focus-within'] : ['hover']);
  }
}

async function openGallery(page: Page, prefix: Prefix, worker: number): Promise<void> {
  const html = await createGalleryPage(await bundleGallery(worker), prefix);
  await page.route(`${MAIN_ORIGIN}/gallery`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`${MAIN_ORIGIN}${ICONS_ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: readIcons() }),
  );
  await page.goto(`${MAIN_ORIGIN}/gallery`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

// After an intended change: `npm run test:browser -- tests/e2e/site/gallery.spec.ts --update-snapshots=all`, check the
// pictures, and reduce them: `convert FILE +dither -colors 128 -strip PNG8:FILE`.
for (const prefix of ['gh-en', 'eg-ar'] as Prefix[])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `${prefix}, ${colorScheme}: the compared sections and the dialog match their screenshots`,
      { tag: '@desktop' },
      async ({ page }, info) => {
        await page.setViewportSize({ width: 900, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openGallery(page, prefix, info.parallelIndex);
        await forceLooks(page);
        for (const id of COMPARED)
          await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${prefix}-${colorScheme}-${id}.png`, TOLERANCE);
        await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
        await expect.soft(page.locator('dialog')).toHaveScreenshot(`${prefix}-${colorScheme}-dialog.png`, TOLERANCE);
      },
    );
