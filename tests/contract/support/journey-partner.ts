import type { Go } from './journey';

/** Creates a key for a shop, uses it and revokes it. */
export async function lendKey(go: Go, token: string): Promise<string> {
  const { id, key } = await go('createApiKey', { name: 'Shop', mode: 'test', scopes: ['orders'] }, token);
  await go('queryOrderPage', {}, key);
  await go('listApiKeys', {}, token);
  for (const name of ['listApiKeyUses', 'revokeApiKey'] as const) await go(name, { id }, token);
  return key;
}

/** Creates, changes, tests and deletes a webhook. Its host name does not exist. */
export async function tryWebhook(go: Go, token: string): Promise<string[]> {
  const wanted = { url: 'https://shop.invalid/hooks', mode: 'live', events: ['parcel.moved'] };
  const { id, secret } = await go('createWebhook', wanted, token);
  await go('listWebhooks', {}, token);
  await go('changeWebhook', { id, language: 'fr' }, token);
  const { secret: next } = await go('rotateWebhookSecret', { id }, token);
  const { id: deliveryId } = await go('sendTestEvent', { id, type: 'parcel.delivered' }, token);
  await go('listWebhookDeliveries', { id }, token);
  await go('replayWebhookDelivery', { id, deliveryId }, token);
  await go('deleteWebhook', { id }, token);
  return [secret, next];
}
