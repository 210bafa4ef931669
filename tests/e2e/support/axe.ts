import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Not counted: WCAG 2.5.8 excepts a target with an equivalent, and the list beside a map has a link for each pin of the
 * map.
 */
const isPinOfMap = ({ id, html }: { id: string; html: string }) =>
  id === 'target-size' && html.includes('leaflet-marker-icon');

/**
 * Returns axe's violations on a page without frames: the rule and the elements. Waits for visible animations that end.
 * Measures at the top of the page, where the sticky header covers nothing. The size of targets (WCAG 2.5.8) is a rule
 * that axe leaves out by default.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const axeResults = await page.evaluate(async () => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility());
    const ending = animations.filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { scrollX, scrollY } = window;
    window.scrollTo({ top: 0, left: scrollX, behavior: 'instant' });
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: 'instant' });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  });
  return axeResults.filter((each) => !isPinOfMap(each)).map(({ id, html }) => `${id}: ${html}`);
}
