import { addressOf, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

test.use({ javaScriptEnabled: false });

/** docs/decisions/expected-day.md */
test('gh-en: a quote states the expected days and how they are counted, without scripts', async ({ page }) => {
  const words = wordsOf('gh-en');
  const query = { kind: 'international', to: 'GH', kg: '2', l: '30', w: '20', h: '10', ask: '1' };
  await page.goto(addressOf('gh-en', `/express/order-quote?${new URLSearchParams(query)}`));
  const answer = page.locator('#answer');
  const [begin = ''] = words('server.delivery.expected', { days: '@' }).split('@');
  await expect(answer.getByText(begin.trim())).toBeVisible();
  const line = answer.getByText(words('server.delivery.reference'));
  await expect(line).toBeHidden();
  await answer.getByText(words('server.delivery.workings')).click();
  await expect(line).toBeVisible();
});
