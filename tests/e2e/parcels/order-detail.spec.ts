import { placeLinkedParcel, scanAll } from '../support/linked-parcel';
import { openLoggedIn } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Maximum height of a phone's page with five parcels, in pixels. Lines of Nastaliq are higher. */
const MAX_HEIGHT = { latin: 3000, nastaliq: 3500 };
const PARCELS = 5;

for (const [prefix, country] of pickForCommit('order detail', [
  ['gh-en', 'GH'],
  ['eg-ar', 'EG'],
  ['pk-ur', 'PK'],
  ['ma-fr', 'MA'],
] as const)) {
  test(
    `${prefix}: an order of five equal parcels shows each fact once, on its way and delivered`,
    screenForCommit('order detail', prefix),
    async ({ page }, info) => {
      test.setTimeout(180_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const { waybills, senderMail } = await placeLinkedParcel(country, prefix.slice(3), PARCELS);
      await openLoggedIn(page, prefix, '/express/my-order', senderMail);
      await main.locator('a[href*="intlorder-detail"]').first().click();

      async function expectShort(step: string): Promise<void> {
        await expectSoundPage(page, `${info.project.name}-${prefix}-detail-${step}`);
        const { height } = (await main.boundingBox())!;
        const limit = prefix.endsWith('ur') ? MAX_HEIGHT.nastaliq : MAX_HEIGHT.latin;
        if (info.project.name === 'phone') expect(height).toBeLessThanOrEqual(limit);
      }

      const title = (key: string) => main.getByRole('heading', { level: 2, name: words(key), exact: true });
      await test.step('shows each fact once while the parcels move', async () => {
        await expect(title('orders.tracking.title')).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 })).toContainText('Ama Mensah');
        const contents = main.getByRole('table', { name: words('orders.parcels.title') });
        await expect(contents.locator('tbody tr')).toHaveCount(1);
        await expect(contents).toContainText(words('orders.parcels.alike', { count: PARCELS }));
        // The price has one line for the five, and facts that senders rarely look for are in a fold.
        await expect(
          main.locator('summary', { hasText: words('orders.shipment.several', { count: PARCELS, label: '' }) }),
        ).toHaveCount(1);
        const customer = main.getByText(words('orders.basic.customer'), { exact: true });
        await expect(customer).toBeHidden();
        await expectShort('moving');
        await main.locator('summary', { hasText: words('orders.basic.more') }).click();
        await expect(customer).toBeVisible();
        const duty = main.getByText(words('server.importCharges.label'), { exact: true });
        await expect(duty).toBeHidden();
        await main.locator('summary', { hasText: words('orders.shipment.rules', { duty: 'yes' }) }).click();
        await expect(duty).toBeVisible();
      });

      await test.step('shows the proof after the delivery', async () => {
        scanAll(waybills, ['OUT_FOR_DELIVERY', 'SIGNED'], country);
        await page.reload();
        await expect(title('parcel.proof.title')).toBeVisible();
        await expect(title('claim.title')).toHaveCount(1);
        await expectShort('delivered');
        const [proof, tracking] = await Promise.all(
          ['parcel.proof.title', 'orders.tracking.title'].map((key) => title(key).boundingBox()),
        );
        expect(proof!.y).toBeLessThan(tracking!.y);
      });

      await test.step('claims compensation for one parcel', async () => {
        // A claim is for one parcel of those that share the card.
        await main.getByRole('button', { name: words('claim.open') }).click();
        await main.getByLabel(words('orders.detail.waybill', { count: 1 })).selectOption(waybills[3]!);
        await main.getByLabel(words('claim.form.kinds.DAMAGED')).check();
        await main.getByLabel(words('claim.form.message')).fill('Two shirts are stained.');
        await main.getByLabel(words('claim.form.amount')).fill('3');
        await main.getByRole('button', { name: words('claim.form.submit') }).click();
        const claimRegion = main.getByRole('region', { name: words('claim.titleOf', { number: waybills[3]! }) });
        await expect(claimRegion.getByText(/CL\d{10}/)).toBeVisible();
        await expect(title('claim.title')).toHaveCount(1);
      });
    },
  );
}
