import 'server-only';
import type { Context } from '../context';
import { clientNetwork, clientSite } from './client-network';
import { consumeAttempt, refundAttempt } from './consume-attempt';
import type { Policy } from './policies';

type AttemptContext = Pick<Context, 'throttle' | 'now' | 'clientAddress'>;

/**
 * Factor by which a /48 may do more than a /64. It often belongs to one customer, but may be a whole office building.
 */
export const SITE_ALLOWANCE = 8;

const sitePolicyOf = (policy: Policy): Policy => ({
  ...policy,
  name: `${policy.name}-site`,
  free: policy.free * SITE_ALLOWANCE,
});

/** Returns the site of an IPv6 client. Returns null if site and network are the same. */
export function networkSiteOf({ clientAddress }: Pick<AttemptContext, 'clientAddress'>): string | null {
  const site = clientSite(clientAddress);
  return site === clientNetwork(clientAddress) ? null : site;
}

const subjectOf = (network: string, about: string | undefined) =>
  about === undefined ? network : `${about} ${network}`;

/**
 * Consumes an attempt of the client's network: an IPv4 address, or the /64 of IPv6. The /48 is counted too, with a
 * larger allowance. `about` limits the count to one thing, for instance an order.
 */
export async function consumeNetworkAttempt(client: AttemptContext, policy: Policy, about?: string): Promise<void> {
  const network = subjectOf(clientNetwork(client.clientAddress), about);
  await consumeAttempt(client, policy, network);
  const site = networkSiteOf(client);
  if (site === null) return;
  try {
    await consumeAttempt(client, sitePolicyOf(policy), subjectOf(site, about));
  } catch (refusal) {
    await refundAttempt(client, policy, network);
    throw refusal;
  }
}

/** Undoes the counts of `consumeNetworkAttempt`. */
export async function refundNetworkAttempt(client: AttemptContext, policy: Policy, about?: string): Promise<void> {
  await refundAttempt(client, policy, subjectOf(clientNetwork(client.clientAddress), about));
  const site = networkSiteOf(client);
  if (site !== null) await refundAttempt(client, sitePolicyOf(policy), subjectOf(site, about));
}
