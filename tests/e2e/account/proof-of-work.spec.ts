import { randomUUID } from 'node:crypto';
import { findCodeSentTo } from '../support/outbox';
import { answerImageCode, openRegistration } from '../support/person';
import { screenForCommit } from '../support/rotation';
import { chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

/** Values that the page records during the test. */
interface Noted {
  /** Milliseconds of each task that blocked the page. */
  longTasks: number[];
}

const prefix = 'gh-en';

test(
  'a browser solves a proof of work during registration, and the code arrives',
  screenForCommit('proof of work'),
  async ({ page }) => {
    const words = wordsOf(prefix);
    const account = `person-${randomUUID()}@example.com`;
    let challenges = 0;
    page.on('request', (request) => {
      if (request.url().includes('getProofChallenge')) challenges += 1;
    });
    await chooseMarket(page, prefix);
    await openRegistration(page, prefix);
    await page.waitForLoadState('networkidle');
    expect(challenges, 'nothing is asked for before the form is used').toBe(0);
    await page.evaluate(() => {
      const noted = window as unknown as Noted;
      noted.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
      }).observe({ type: 'longtask' });
    });

    const codeResponse = page.waitForResponse(/getSmsCode/);
    await test.step('typing starts the proof in a worker, which does not block the page', async () => {
      const working = page.waitForEvent('worker');
      await page.locator('main').getByLabel(words('account.fields.account')).fill(account);
      const worker = await working;
      const began = Date.now();
      expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin);
      await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);
      const proving = Date.now() - began;
      const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as Noted).longTasks));
      // If other tests use the processor, every task takes longer, and so does the proof.
      expect(longest, 'milliseconds that the page could not answer').toBeLessThanOrEqual(Math.max(50, proving / 4));
    });

    await test.step('the request for a code carries the solution', async () => {
      await answerImageCode(page, prefix);
      await page
        .locator('main')
        .getByRole('button', { name: words('account.verifyCode.send') })
        .click();
      const response = await codeResponse;
      const { proof } = response.request().postDataJSON() as { proof: string };
      const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
        challenge: { parameters: { keyPrefix: string } };
        solution: { derivedKey: string };
      };
      expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
      expect(response.status()).toBe(200);
      expect(await findCodeSentTo(account)).toMatch(/^\d{6}$/);
      expect(challenges).toBe(1);
    });
  },
);
