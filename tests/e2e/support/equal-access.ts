import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { expect } from './site';

declare global {
  interface Window {
    ace: { Checker: new () => Checker };
  }
}

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Rules that are not counted, each with its reason. */
const EXPLAINED = {
  target_spacing_sufficient:
    'It measures the gap between two boxes. axe checks what WCAG 2.5.8 asks: circles of 24 pixels that do not meet.',
  text_contrast_sufficient:
    'It compares a text with the backgrounds of its ancestors. axe compares it with what is painted below it.',
};

/**
 * Returns the violations that IBM's Equal Access engine finds by WCAG 2.2 A and AA: the rule, its message and the
 * element. Changes the page, so it comes last: it scrolls to the end, opens the content's folds and removes clip paths.
 * The engine treats texts in closed folds and clipped texts as hidden from screen readers.
 */
export async function findEqualAccessViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    const unclipped = new CSSStyleSheet();
    unclipped.replaceSync('* { clip-path: none !important }');
    document.adoptedStyleSheets.push(unclipped);
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(ENGINE);
  return page.evaluate(async (explained) => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [policy, confidence] }) => `${policy} ${confidence}` === 'VIOLATION FAIL')
      .filter(({ ruleId }) => !explained.includes(ruleId))
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} (${path.dom})`);
  }, Object.keys(EXPLAINED));
}
