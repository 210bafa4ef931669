import { ERRORS } from '@/lib/contract/error-codes';
import { fillWizard } from '../support/shipment';
import { screenForCommit } from '../support/rotation';
import { expect, expectSoundPage, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Nobody pays a price that was not shown (§9, docs/decisions/prices.md). */
test(
  'gh-en: the page shows a new price after an expired one, and keeps the typed texts',
  screenForCommit('price'),
  async ({ page }, info) => {
    test.setTimeout(240_000);
    const prefix = 'gh-en';
    const words = wordsOf(prefix);
    const main = page.locator('main');
    await fillWizard(page, prefix, 'GH');

    const requests: { quoteToken?: string }[] = [];
    let quotes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/quoteCalc')) quotes += 1;
      if (request.url().endsWith('/order/intl/add')) requests.push(request.postDataJSON() as { quoteToken?: string });
    });
    const expired = {
      success: false,
      code: ERRORS.quoteExpired.code,
      message: words('errors.quoteExpired'),
      data: null,
    };
    await page.route(
      '**/order/intl/add',
      (route) => route.fulfill({ status: ERRORS.quoteExpired.status, json: expired }),
      { times: 1 },
    );
    await expect(
      main.getByText(words('ship.review.priceKept', { until: '@' }).split('@')[0]!.trim()).first(),
    ).toBeVisible();
    const send = main.getByRole('button', { name: words('ship.actions.send') });
    await send.click();
    await expect(main.getByText(words('ship.failure.priceTitle'))).toBeVisible();
    await expect(main.getByText(words('errors.quoteExpired'))).toBeVisible();
    await expect.poll(() => quotes).toBeGreaterThan(0);
    await expect(page.locator('[name="agreed"]')).toBeChecked();
    await expect(main.getByText('7 Market Street')).toBeVisible();
    await expectSoundPage(page, `${info.project.name}-price-anew`);

    await send.click();
    await expect(main.getByRole('heading', { name: words('ship.done.title') })).toBeVisible();
    expect(requests).toHaveLength(2);
    // Each request has a signed price, the second a new one.
    for (const { quoteToken } of requests) expect(quoteToken).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(requests[1]!.quoteToken).not.toBe(requests[0]!.quoteToken);
  },
);
