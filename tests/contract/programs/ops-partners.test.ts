import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/durations';
import { runOpsCommand } from '../support/ops';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { openWebhookReceiver, receiverSteps, type WebhookReceiver } from '../support/services/webhook-receiver';
import { webhookSteps, type MadeWebhook } from '../support/steps/webhook-steps';
import { onEachDatabase, sendDueEntries } from '../support/world';

onEachDatabase('ops for a partner’s keys and webhooks', (world) => {
  let owner: Person;
  let stranger: Person;
  let shop: WebhookReceiver;
  let webhook: MadeWebhook;
  beforeAll(async () => {
    await insertPlaces(world());
    [owner, stranger] = [await signUp(world()), await signUp(world())];
    shop = await openWebhookReceiver();
    webhook = await steps.create(`${shop.url}?secret=hidden`, ['order.placed']);
  });
  afterAll(() => shop.close());

  const steps = webhookSteps(world, () => owner);
  const { waitForRequests } = receiverSteps(() => shop);
  const webhooks = (...parameters: string[]) => runOpsCommand(world(), 'webhooks', ...parameters);

  it('lists keys without their secrets and revokes one in every process', async () => {
    const newKey = await steps.callAsOwner('createApiKey', { name: 'Shop', mode: 'live', scopes: ['orders'] });
    const authorization = `Bearer ${newKey.key}`;
    const use = () => world().call('queryOrderPage', {}, { authorization });
    expect((await use()).status).toBe(200);
    const all = await runOpsCommand(world(), 'keys', 'list');
    const [line] = all.out.filter((each) => each.startsWith(newKey.id));
    expect(line).toContain('\tShop\torders\t');
    expect(all.out.join('\n')).not.toContain(newKey.key);
    expect((await runOpsCommand(world(), 'keys', 'list', '--account', stranger.userId)).out).toHaveLength(1);
    expect((await runOpsCommand(world(), 'keys', 'list', '--account', owner.userId)).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'keys', 'list', '--account', 'nobody@example.com')).code).toBe(1);
    expect(await runOpsCommand(world(), 'keys', 'revoke', newKey.id)).toMatchObject({
      code: 0,
      out: [`${newKey.id} is revoked.`],
    });
    expect((await use()).status).toBe(401);
    expect((await runOpsCommand(world(), 'keys', 'revoke', newKey.id)).out).toEqual([
      `${newKey.id} was already revoked.`,
    ]);
    expect((await runOpsCommand(world(), 'keys', 'revoke', 'unknown')).code).toBe(1);
    const { out } = await runOpsCommand(world(), 'log', 'list');
    expect(out.map((each) => each.split('\t').slice(2, 5))).toContainEqual(['keys revoke', '', owner.userId]);
  });

  it('lists webhooks and shows one, without secrets', async () => {
    await steps.place();
    await waitForRequests(1);
    await sendDueEntries(world());
    const list = await webhooks('list', '--account', owner.userId);
    expect(list.out[1]!.split('\t')).toEqual([
      webhook.id,
      expect.stringContaining('@example.com'),
      'live',
      `${shop.url}?...`,
      '0',
      '0',
      'on',
    ]);
    const { code, out } = await webhooks('show', webhook.id);
    expect(code).toBe(0);
    expect(out).toEqual(expect.arrayContaining(['health: on', 'events: order.placed', 'last attempts:']));
    expect(out.at(-1)).toMatch(/order\.placed 204 \d+ ms delivered/);
    expect([...out, ...list.out].join('\n')).not.toMatch(/hidden|whsec/);
    expect(out.join('\n')).not.toContain(webhook.secret);
    expect((await webhooks('show', 'unknown')).code).toBe(1);
  });

  it('sends nothing to a paused webhook until it resumes, and loses nothing', async () => {
    expect((await webhooks('pause', webhook.id, '--hours', '100')).code).toBe(2);
    expect(await webhooks('pause', webhook.id, '--hours', '2')).toMatchObject({
      code: 0,
      out: ['The webhook is paused for 2 hours. Its events wait.'],
    });
    await steps.place();
    await sendDueEntries(world());
    expect(shop.received).toHaveLength(1);
    const details = (await webhooks('show', webhook.id)).out.join('\n');
    expect(details).toMatch(/health: paused until \S+ by an operator/);
    expect(details).toMatch(/waiting: 1, oldest of \S+, next due /);
    expect((await webhooks('retry', webhook.id)).err).toEqual([
      'The webhook is paused. `webhooks resume` sends the waiting events.',
    ]);
    expect((await webhooks('resume', webhook.id)).code).toBe(0);
    await waitForRequests(2);
  });

  it('ends a pause automatically', async () => {
    await webhooks('pause', webhook.id, '--hours', '1');
    await steps.place();
    world().pass(HOUR_MS + 1000);
    await waitForRequests(3);
  });

  it('sends failed events again at once', async () => {
    shop.respondWith(400);
    await steps.place();
    await waitForRequests(4);
    await steps.waitForAttempts(webhook.id, 1);
    const details = (await webhooks('show', webhook.id)).out.join('\n');
    expect(details).toMatch(/health: on, failing since /);
    expect(details).toMatch(/order\.placed 400 \d+ ms/);
    shop.respondWith(204);
    expect((await webhooks('retry', webhook.id)).out).toEqual(['1 delivery will be sent.']);
    await waitForRequests(5);
  });

  it('leaves a webhook off that its owner switched off', async () => {
    await steps.callAsOwner('changeWebhook', { id: webhook.id, isOn: false });
    const off = 'The owner turned the webhook off. Only the owner can turn it on.';
    expect(await webhooks('resume', webhook.id)).toMatchObject({ code: 1, err: [off] });
    expect((await webhooks('pause', webhook.id)).code).toBe(1);
    expect((await webhooks('show', webhook.id)).out.join('\n')).toContain('its owner turned it off');
  });
});
