import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLS } from '@/lib/contract/calls';
import { openSection } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { logInByCall } from '../support/session';
import { addressOf, chooseMarket, expect, expectSoundPage, test } from '../support/site';
import { MAIN_ORIGIN } from '../support/this-run';
import { wordsOf } from '../support/words';

interface Received {
  headers: IncomingHttpHeaders;
  body: { type: string };
}

/** A partner's server that accepts events and returns 204. */
let partner: Server;
let partnerUrl: string;
const deliveries: Received[] = [];

test.beforeAll(async () => {
  partner = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      deliveries.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()) as { type: string },
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => partner.listen(0, '127.0.0.1', listening));
  partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/webhooks`;
});
test.afterAll(() => partner.close());

for (const prefix of pickForCommit('keys', ['gh-en', 'eg-ar', 'pk-ur'] as const))
  test(
    `${prefix}: a partner creates a key, uses it, and receives events on a server`,
    screenForCommit('keys', prefix),
    async ({ page }, info) => {
      const words = wordsOf(prefix);
      await chooseMarket(page, prefix);
      await logInByCall(page, prefix);
      await page.goto(addressOf(prefix, '/user-opt/personal'));

      const keys = page.getByRole('region', { name: words('account.keys.title') });
      const callWithKey = await test.step('creates a key and uses it', async () => {
        await openSection(page, words('account.keys.title'));
        await keys.getByLabel(words('account.keys.name')).fill('Shop');
        await keys.getByRole('button', { name: words('account.keys.create') }).click();
        const secret = keys.getByRole('textbox', { name: words('account.keys.secretTitle') });
        await expect(secret).toBeFocused();
        const key = await secret.inputValue();
        await expectSoundPage(page, `${info.project.name}-${prefix}-new-key`);
        await keys.getByRole('button', { name: words('account.keys.done') }).click();
        await expect(secret).toHaveCount(0);
        const callWithKey = () =>
          fetch(`${MAIN_ORIGIN}/api${CALLS.listWebhooks.path}`, {
            headers: { authorization: `Bearer ${key}`, lang: 'en', countryCode: 'GH' },
          });
        expect((await callWithKey()).status).toBe(200);
        return callWithKey;
      });

      const hooks = page.getByRole('region', { name: words('account.webhooks.title') });
      const signing = hooks.getByRole('textbox', { name: words('account.webhooks.secretTitle') });
      const { first, placedEvent } = await test.step('registers a server and receives a test event', async () => {
        await openSection(page, words('account.webhooks.title'));
        await hooks.getByLabel(words('account.webhooks.url')).fill(partnerUrl);
        await hooks.getByRole('button', { name: words('account.webhooks.create') }).click();
        const first = await signing.inputValue();
        await hooks.getByRole('button', { name: words('account.keys.done') }).click();
        await hooks.getByRole('button', { name: words('account.webhooks.show') }).click();
        await hooks.getByRole('button', { name: words('account.webhooks.test') }).click();
        await expect(hooks.getByText(words('account.webhooks.states.delivered'), { exact: true })).toBeVisible({
          timeout: 20_000,
        });
        const placedEvent = deliveries.find(({ body }) => body.type === 'order.placed');
        expect(placedEvent?.headers['webhook-signature']).toMatch(/^v1,/);
        await expectSoundPage(page, `${info.project.name}-${prefix}-webhooks`);
        return { first, placedEvent };
      });

      await test.step('receives an event again', async () => {
        await hooks.getByRole('button', { name: words('account.webhooks.replay') }).click();
        await expect
          .poll(
            () =>
              deliveries.filter(({ headers }) => headers['webhook-id'] === placedEvent?.headers['webhook-id']).length,
          )
          .toBe(2);
      });

      await test.step('rotates the secret and removes the server', async () => {
        await hooks.getByRole('button', { name: words('account.webhooks.rotate') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words('account.webhooks.rotate') })
          .click();
        await expect(signing).not.toHaveValue(first);
        await hooks.getByRole('button', { name: words('account.keys.done') }).click();
        await hooks.getByRole('button', { name: words('common.actions.delete') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words('common.actions.delete') })
          .click();
        await expect(hooks.getByText(partnerUrl)).toHaveCount(0);
      });

      await test.step('revokes the key', async () => {
        await openSection(page, words('account.keys.title'));
        await keys.getByRole('button', { name: words('account.keys.revoke') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words('account.keys.revoke') })
          .click();
        await expect(page.getByText(words('account.keys.revokedNow'))).toBeVisible();
        expect((await callWithKey()).status).toBe(401);
      });
    },
  );
