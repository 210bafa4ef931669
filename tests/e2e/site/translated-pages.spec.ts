import type { Locator, Page } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import type { Route } from '@/lib/routing/routes';
import { routesIn } from '../support/pages';
import { LANGUAGE_PREFIXES, partForCommit, pickForCommit } from '../support/rotation';
import { logInByCall } from '../support/session';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Milliseconds in which a press takes effect. */
const SETTLED_MS = 250;
/** Presses on one page. The remaining buttons of a page repeat the first ones. */
const MAX_PRESSES = 12;

/**
 * Changes the document like the translation of Chrome and Edge: two nested `font` elements replace each text node, also
 * after each later change. Texts in `translate="no"` stay.
 */
function translateAlways(): void {
  const translated = new WeakSet<Node>();
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement!;
      if (!text.data.trim() || translated.has(text)) continue;
      if (parent.closest('script, style, textarea, option, noscript, svg, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const words = document.createTextNode(text.data);
      translated.add(words);
      inner.append(words);
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
}

function sampleFor(type: string, mode: string): string {
  if (type === 'number' || mode === 'decimal' || mode === 'numeric') return '3';
  if (type === 'email') return 'ama@example.org';
  if (type === 'date') return '2027-01-04';
  return type === 'tel' ? '0241234567' : 'Ama';
}

/** Types into each empty field that can be seen, and returns the values by field. */
async function typeEverywhere(page: Page): Promise<Map<Locator, string>> {
  const typedTexts = new Map<Locator, string>();
  const fields = page.locator(
    'main :is(input[type="text"], input[type="email"], input[type="tel"], input:not([type]), textarea)',
  );
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable()) || (await field.inputValue()) !== '') continue;
    const [type, mode, name] = await field.evaluate((input: HTMLInputElement) => [
      input.type,
      input.inputMode,
      input.name,
    ]);
    const value = sampleFor(type!, mode!);
    await field.fill(value);
    if (name) typedTexts.set(page.locator(`main [name="${name}"]`), value);
  }
  return typedTexts;
}

/**
 * Presses the buttons of the page that can be seen, until one leads to another page. Another element may cover one of
 * them, but not all.
 */
async function pressEverything(page: Page, failed: Locator): Promise<void> {
  const address = page.url();
  const buttons = page.locator('main button, main summary, header button');
  const isPressed: boolean[] = [];
  for (let index = 0; index < Math.min(await buttons.count(), MAX_PRESSES); index += 1) {
    const button = buttons.nth(index);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    // On a wide page, titles of folds for phones are plain headings.
    if (await button.evaluate((element) => getComputedStyle(element).pointerEvents === 'none')) continue;
    isPressed.push(
      await button.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      ),
    );
    await page.waitForTimeout(SETTLED_MS);
    await expect(failed).toHaveCount(0);
    if (page.url() !== address) return;
    await page.keyboard.press('Escape');
  }
  if (isPressed.length > 0) expect(isPressed, 'pressed buttons').toContain(true);
}

/** Uses the open page while it is translated. Nothing typed may be lost, and React must find each of its nodes. */
async function operateTranslated(page: Page, prefix: Prefix, route: Route): Promise<void> {
  const lost: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('NotFoundError')) lost.push(message.text().slice(0, 300));
  });
  // Without the page before: when a new address ends its requests, Next's router opens the page that it asked for.
  await page.goto('about:blank');
  await page.goto(addressOf(prefix, route.path && `/${route.path}`), { waitUntil: 'networkidle' });
  const failed = page.getByText(wordsOf(prefix)('layout.error.text'), { exact: true });
  await page.evaluate(translateAlways);
  const typedTexts = await typeEverywhere(page);
  const address = page.url();
  await pressEverything(page, failed);
  expect(lost, 'nodes that React could not find').toEqual([]);
  if (page.url() !== address) return;
  for (const [field, value] of typedTexts)
    if ((await field.count()) === 1 && (await field.isEditable())) await expect(field).toHaveValue(value);
}

for (const prefix of pickForCommit('translated pages', LANGUAGE_PREFIXES)) {
  const routes = partForCommit(
    'translated pages',
    routesIn(prefix).filter(({ flags }) => !flags.needsLogin),
    3,
  );
  for (const route of routes)
    test(
      `${prefix}/${route.path} can be used while the browser translates it`,
      { tag: '@desktop' },
      async ({ page }) => {
        await chooseMarket(page, prefix);
        await operateTranslated(page, prefix, route);
      },
    );

  test(
    `${prefix}: account pages can be used while the browser translates them`,
    { tag: '@phone' },
    async ({ page }) => {
      await chooseMarket(page, prefix);
      await logInByCall(page, prefix);
      for (const route of routesIn(prefix).filter(({ flags }) => flags.needsLogin))
        await operateTranslated(page, prefix, route);
    },
  );
}

test(
  'a page whose elements an extension replaces is shown again with what was typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await chooseMarket(page, 'gh-en');
    await page.goto(addressOf('gh-en', '/track'), { waitUntil: 'networkidle' });
    const field = page.locator('main [name="no"]');
    await field.fill('DX00000000000GH');
    const replaced = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('main form button > span')];
      for (const label of labels)
        label.replaceWith(Object.assign(document.createElement('font'), { textContent: 'x' }));
      return labels.length;
    });
    expect(replaced).toBeGreaterThan(0);
    await page.locator('main form [type="submit"]').click();
    await expect(page.locator('main form [type="submit"] > span')).toBeVisible();
    await expect(field).toHaveValue('DX00000000000GH');
    await expect(page.getByText(wordsOf('gh-en')('layout.error.text'))).toHaveCount(0);
  },
);
