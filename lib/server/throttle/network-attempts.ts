import 'server-only';
import type { Context } from '../context';
import { clientNetwork, clientSite } from '@/lib/server/platform/throttle/client-network';
import { consumeAttempt, refundAttempt } from './consume-attempt';
import type { Policy } from './policies';

type Asker = Pick<Context, 'throttle' | 'now' | 'clientAddress'>;

/** How much more a /48 may do than a /64: it is often one customer's, and may be a whole office building's. */
export const SITE_ALLOWANCE = 8;

const ofSite = (policy: Policy): Policy => ({
  ...policy,
  name: `${policy.name}-site`,
  free: policy.free * SITE_ALLOWANCE,
});

/** The site of an IPv6 client; null where site and network are the same. */
export function siteOf({ clientAddress }: Pick<Asker, 'clientAddress'>): string | null {
  const site = clientSite(clientAddress);
  return site === clientNetwork(clientAddress) ? null : site;
}

/** As consumeAttempt, for the client's network: an IPv4 address, or the /64 and, with a larger allowance, the /48 of IPv6. */
export async function consumeOfNetwork(asker: Asker, policy: Policy): Promise<void> {
  const network = clientNetwork(asker.clientAddress);
  await consumeAttempt(asker, policy, network);
  const site = siteOf(asker);
  if (site === null) return;
  try {
    await consumeAttempt(asker, ofSite(policy), site);
  } catch (refusal) {
    await refundAttempt(asker, policy, network);
    throw refusal;
  }
}

/** Takes back what consumeOfNetwork counted. */
export async function refundOfNetwork(asker: Asker, policy: Policy): Promise<void> {
  await refundAttempt(asker, policy, clientNetwork(asker.clientAddress));
  const site = siteOf(asker);
  if (site !== null) await refundAttempt(asker, ofSite(policy), site);
}
