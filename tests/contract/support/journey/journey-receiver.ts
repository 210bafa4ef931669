import { internationalOrder } from '../order-samples';
import type { JourneyCall } from './journey';

/** Gives a missing identity number by a link that the sender passed on to Türkiye. Returns the link and the number. */
export async function giveMissingDetails(go: JourneyCall, token: string): Promise<string[]> {
  const { id } = await go('addInternationalOrder', internationalOrder('TR'), token);
  const { url } = await go('createReceiverLink', { id }, token);
  const link = url.split('/').at(-1)!;
  const identityNo = '10000000146';
  await go('giveReceiverDetails', { token: link, details: { identityNo, pin: '41.0082, 28.9784' } });
  return [link, identityNo];
}
