import { expect, test } from '../support/site';
import { siteCards, siteCountOf, openMap, sitePairIn, sitesOf, type SeedSite } from '../support/sites-page';
import { screenForCommit } from '../support/rotation';

test.describe('the visitor’s position', () => {
  test(
    'sorts the nearest site first, with its distance',
    screenForCommit('nearest site'),
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      const [site] = sitePairIn('GH');
      const away = ({ lat, lng }: SeedSite) => Math.hypot(lat - site.lat, lng - site.lng);
      const nearest = sitesOf('GH').sort((one, other) => away(one) - away(other));
      await context.setGeolocation({ latitude: site.lat, longitude: site.lng });
      const words = await openMap(page, 'gh-en');
      const inOrder = (await siteCards(page).first().getAttribute('id'))!;
      await page.getByRole('button', { name: words('sites.position.ask') }).click();
      await expect(siteCards(page).first()).toHaveAttribute('id', site.siteCode);
      await expect(siteCards(page).nth(1)).toHaveAttribute('id', nearest[1]!.siteCode);
      await expect(siteCards(page).first()).toContainText(words('sites.card.away', { distance: '0 km' }));
      await page.getByRole('button', { name: words('sites.position.forget') }).click();
      await expect(page.getByText(words('sites.card.away', { distance: '0 km' }))).toHaveCount(0);
      await expect(siteCards(page).first()).toHaveAttribute('id', inOrder);
    },
  );

  test(
    'is not shared: the page explains how to share it or do without',
    screenForCommit('position not shared'),
    async ({ page, context }) => {
      await context.clearPermissions();
      const words = await openMap(page, 'eg-ar');
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = (_, refuse) =>
          refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      });
      await page.getByRole('button', { name: words('sites.position.ask') }).click();
      await expect(page.getByText(words('sites.position.denied'))).toBeVisible();
      await expect(siteCards(page)).toHaveCount(siteCountOf('eg-ar'));
    },
  );

  test('is unavailable: the page shows the message of §8', screenForCommit('position not had'), async ({ page }) => {
    const words = await openMap(page, 'gh-en');
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await page.getByRole('button', { name: words('sites.position.ask') }).click();
    await expect(page.getByText(words('sites.position.failed'))).toBeVisible();
  });
});
