import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf } from '../../fixtures/read-pdf';
import { downloadBy } from '../support/download-by';
import { fillWizard } from '../support/shipment';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { addressOf, expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

async function paperOf(download: Download) {
  return rasterizePdf(await readFile(await download.path()));
}

for (const [prefix, country] of pickForCommit('papers', [
  ['gh-en', 'GH'],
  ['eg-ar', 'EG'],
] as const)) {
  test(
    `${prefix}: label and invoice can be saved from the order’s page`,
    screenForCommit('papers', prefix),
    async ({ page }, info) => {
      test.setTimeout(240_000);
      const words = wordsOf(prefix);
      const main = page.locator('main');
      const label = main.getByRole('button', { name: words('common.papers.label') });
      const invoice = main.getByRole('button', { name: words('common.papers.invoice') });
      await fillWizard(page, prefix, country);
      await main.getByRole('button', { name: words('ship.actions.send') }).click();
      await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
      const waybill = (await main.locator('bdi', { hasText: /^DX/ }).first().innerText()).replaceAll(/\s/g, '');

      const file = await downloadBy(page, label);
      expect(file.suggestedFilename()).toBe(`Dunia-Express-label-${waybill}.pdf`);
      const { pages, language } = await paperOf(file);
      expect(language).toBe(prefix === 'eg-ar' ? 'ar' : 'en');
      expect(readCode128(pages[0]!.pixels)).toBe(waybill);
      await expect(main.getByText(words('common.papers.done'))).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${prefix}-papers-done`);

      await page.goto(addressOf(prefix, '/express/my-order'));
      await main.getByRole('link', { name: waybill }).click();
      await expect(invoice).toBeVisible();
      const declared = await paperOf(await downloadBy(page, invoice));
      expect(declared.pages[0]!.text).toContain('Cotton T-shirts');
      expect(declared.pages[0]!.text).toContain(wordsOf('gh-en')('server.files.invoice.heading'));
      await expectSoundPage(page, `${info.project.name}-${prefix}-papers-detail`);

      // A document that fails shows an error, and can be tried again.
      await page.route('**/getPdfFileUrl*', (route) => route.abort());
      await label.click();
      await expect(main.getByText(words('common.papers.failed'))).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${prefix}-papers-failed`);
      await page.unroute('**/getPdfFileUrl*');
      const again = main.getByRole('button', { name: words('common.papers.retry') });
      expect((await downloadBy(page, again)).suggestedFilename()).toContain(`label-${waybill}`);
    },
  );
}
