import 'server-only';
import { randomInt } from 'node:crypto';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { ReceiverAccess } from '@/lib/orders/receiver-policy';
import { LINK_ALPHABET, LINK_TOKEN_LENGTH, shortLink, marketInLanguage } from '@/lib/routing/short-link';
import { DAY_MS, HOUR_MS } from '@/lib/time/durations';
import { originsOf } from '../../../platform/config';
import type { Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { tokenHash } from '../../../platform/token';
import { LINK_DAYS, TRACKING_ACCESS_HOURS } from './link-life';
import { insertLinks } from './link-store';

/** Parcel and person of a link. */
export interface LinkRequest {
  waybillNo: string;
  party: 'receiver' | 'sender';
  /** Language of the person's page. A country that does not list it uses its default. */
  language: Language;
  country: Country;
}

const newLinkToken = () =>
  Array.from({ length: LINK_TOKEN_LENGTH }, () => LINK_ALPHABET[randomInt(LINK_ALPHABET.length)]).join('');

interface NewLink extends LinkRequest {
  access: ReceiverAccess;
  expires: Date;
}

const newLink = (request: NewLink) => ({
  ...request,
  ...marketInLanguage(request.country, request.language),
  token: newLinkToken(),
});

/** Stores links that were made by `newLink`. */
async function storeLinks(
  { now }: Pick<Context, 'now'>,
  db: Queryable,
  newLinks: readonly ReturnType<typeof newLink>[],
): Promise<void> {
  const rows = newLinks.map(({ waybillNo, party, language, country, access, expires, token }) => ({
    token_hash: tokenHash(token),
    waybill_no: waybillNo,
    party,
    language,
    country_code: country,
    access,
    created_at: now().toISOString(),
    expires_at: expires.toISOString(),
  }));
  if (rows.length > 0) await insertLinks(db, rows);
}

/**
 * Creates links of parcels for messages, one for each request, in their order: `https://host/r/` and nine characters.
 * Only a token's hash is stored, so each call creates new links. Earlier links stay valid. Call it in the transaction
 * of the message.
 */
export async function createParcelLinks(
  scope: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  requests: readonly LinkRequest[],
): Promise<string[]> {
  const expires = new Date(scope.now().getTime() + LINK_DAYS * DAY_MS);
  const newLinks = requests.map((request) => newLink({ ...request, access: 'link', expires }));
  await storeLinks(scope, trx, newLinks);
  const origins = originsOf(scope.config);
  return newLinks.map(({ token, country }) => shortLink(token, country, origins));
}

/** Returns a link for the receiver that the sender passes on. Its holder may give details and nothing else. */
export async function createPassedLink(
  scope: Pick<Context, 'config' | 'now'>,
  db: Queryable,
  request: Omit<LinkRequest, 'party'>,
): Promise<string> {
  const expires = new Date(scope.now().getTime() + LINK_DAYS * DAY_MS);
  const newLinks = newLink({ ...request, party: 'receiver', access: 'passed', expires });
  await storeLinks(scope, db, [newLinks]);
  return shortLink(newLinks.token, newLinks.country, originsOf(scope.config));
}

/** Returns the link of `createParcelLinks` for one request. */
export async function createParcelLink(
  scope: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  request: LinkRequest,
): Promise<string> {
  const [link] = await createParcelLinks(scope, trx, [request]);
  return link!;
}

/** Returns a token for a party that proved its identity on a page. The token opens the parcel's page for an hour. */
export async function createOpeningToken(
  scope: Pick<Context, 'now'>,
  db: Queryable,
  request: Omit<LinkRequest, 'party'> & { access: 'tail' | 'code' | 'account' },
): Promise<string> {
  const expires = new Date(scope.now().getTime() + TRACKING_ACCESS_HOURS * HOUR_MS);
  const party = request.access === 'account' ? 'sender' : 'receiver';
  const newLinks = newLink({ ...request, party, expires });
  await storeLinks(scope, db, [newLinks]);
  return newLinks.token;
}
