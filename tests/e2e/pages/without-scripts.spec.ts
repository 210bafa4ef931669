import { routesIn } from '../support/pages';
import { pickForCommit, LANGUAGE_PREFIXES } from '../support/rotation';
import { addressOf, chooseMarket, expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });

/** Returns the minimum number of visible characters on a page. Chinese texts need fewer. */
const minCharacters = (prefix: string) => (prefix.endsWith('-cn') ? 70 : 180);

for (const prefix of pickForCommit('pages without scripts', LANGUAGE_PREFIXES))
  // The same texts on every screen.
  test(`${prefix}: every content page can be read without scripts`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(180_000);
    await chooseMarket(page, prefix);
    for (const { path, flags } of routesIn(prefix)) {
      if (flags.private) continue;
      await page.goto(addressOf(prefix, path && `/${path}`), { waitUntil: 'commit' });
      const main = page.locator('main');
      await expect.soft(main.locator('h1'), path).toBeVisible();
      // Rendered text only: text hidden until a script shows it does not count.
      const letters = (await main.innerText()).replace(/\s+/g, '').length;
      expect.soft(letters, `letters on ${prefix}/${path}`).toBeGreaterThan(minCharacters(prefix));
      await expect.soft(main.locator('[aria-busy="true"]:visible'), `${path} waits for nothing`).toHaveCount(0);
    }
  });

for (const prefix of ['gh-en', 'eg-ar'])
  test(`${prefix}: menus open without scripts`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(addressOf(prefix));
    const menus = page.locator('header details:visible');
    expect(await menus.count()).toBeGreaterThan(2);
    for (const menu of await menus.all()) {
      await menu.locator('summary').click();
      await expect(menu.locator('a, button, input').first()).toBeVisible();
      await menu.locator('summary').click();
    }
  });
