import { deliverParcel, orderWithCollection, payOut } from '../steps/collection-steps';
import type { JourneyCall } from './journey';
import type { World } from '../world';

/** Creates a key for a shop, uses it and revokes it. */
export async function walkApiKey(go: JourneyCall, token: string): Promise<string> {
  const { id, key } = await go('createApiKey', { name: 'Shop', mode: 'test', scopes: ['orders'] }, token);
  await go('queryOrderPage', {}, key);
  await go('listApiKeys', {}, token);
  for (const name of ['listApiKeyUses', 'revokeApiKey'] as const) await go(name, { id }, token);
  return key;
}

/** Creates, changes, tests and deletes a webhook. Its host name does not exist. */
export async function walkWebhook(go: JourneyCall, token: string): Promise<string[]> {
  const webhook = { url: 'https://shop.invalid/hooks', mode: 'live', events: ['parcel.moved'] };
  const { id, secret } = await go('createWebhook', webhook, token);
  await go('listWebhooks', {}, token);
  await go('changeWebhook', { id, language: 'fr' }, token);
  const { secret: next } = await go('rotateWebhookSecret', { id }, token);
  const { id: deliveryId } = await go('sendTestEvent', { id, type: 'parcel.delivered' }, token);
  await go('listWebhookDeliveries', { id }, token);
  await go('replayWebhookDelivery', { id, deliveryId }, token);
  await go('deleteWebhook', { id }, token);
  return [secret, next];
}

/** Pays out the money of a delivered parcel, and reads balances, entries, payouts and a statement. */
export async function walkCollections(
  world: World,
  go: JourneyCall,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const { body } = await world.call('addInternationalOrder', orderWithCollection(50_000), { token });
  await deliverParcel(world, body.data.waybillNo);
  const id = await payOut(world, userId);
  await go('getCollectionBalances', {}, token);
  await go('listCollectionEntries', { countryCode: 'GH' }, token);
  await go('listPayouts', {}, token);
  await go('getPayout', { id }, token);
  const period = { from: '2026-01-01', to: '2030-01-01' };
  await go('getCollectionStatement', { countryCode: 'GH', ...period, format: 'csv' }, token);
}
