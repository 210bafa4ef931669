import 'server-only';
import { randomInt } from 'node:crypto';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { ReceiverAccess } from '@/lib/orders/receiver-policy';
import { LINK_ALPHABET, LINK_TOKEN_LENGTH, shortLink, spokenIn } from '@/lib/routing/short-link';
import { originsOf } from '../../../config';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/open';
import { tokenHash } from '../../../platform/token';
import { LINK_DAYS, OPENING_HOURS } from '@/lib/server/parcel-links/link-life';
import { insertLinks } from './store';

/** For whom a link is made. */
export interface LinkWish {
  waybillNo: string;
  party: 'receiver' | 'sender';
  /** Of the person's page; a country that does not list the language shows its default one. */
  language: Language;
  country: Country;
}

const newLinkToken = () =>
  Array.from({ length: LINK_TOKEN_LENGTH }, () => LINK_ALPHABET[randomInt(LINK_ALPHABET.length)]).join('');

interface NewLink extends LinkWish {
  access: ReceiverAccess;
  expires: Date;
}

/** Writes links; answers each with its token and the country of its page. */
async function createLinks({ now }: Pick<Context, 'now'>, db: Queryable, wishes: readonly NewLink[]) {
  const made = wishes.map((wish) => ({ ...wish, ...spokenIn(wish.country, wish.language), token: newLinkToken() }));
  const rows = made.map(({ waybillNo, party, language, country, access, expires, token }) => ({
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
  return made;
}

const DAY = 86_400_000;

/**
 * Signed links of parcels, one for each wish and in their order, as messages carry them: `https://host/r/` and nine
 * characters. Each call makes new ones, since only a token's hash is kept; earlier ones stay good. Write them in the
 * transaction of what is told.
 */
export async function parcelLinks(
  scope: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  wishes: readonly LinkWish[],
): Promise<string[]> {
  const expires = new Date(scope.now().getTime() + LINK_DAYS * DAY);
  const links = wishes.map((wish) => ({ ...wish, access: 'link' as const, expires }));
  const made = await createLinks(scope, trx, links);
  const origins = originsOf(scope.config);
  return made.map(({ token, country }) => shortLink(token, country, origins));
}

/** As `parcelLinks`, of one wish. */
export async function parcelLink(
  scope: Pick<Context, 'config' | 'now'>,
  trx: Queryable,
  wish: LinkWish,
): Promise<string> {
  const [link] = await parcelLinks(scope, trx, [wish]);
  return link!;
}

/** The token of a receiver who showed to be one on the spot; it opens the parcel's page for an hour. */
export async function openingToken(
  scope: Pick<Context, 'now'>,
  db: Queryable,
  wish: Omit<LinkWish, 'party'> & { access: 'tail' | 'code' },
): Promise<string> {
  const expires = new Date(scope.now().getTime() + OPENING_HOURS * 3_600_000);
  const [made] = await createLinks(scope, db, [{ ...wish, party: 'receiver', expires }]);
  return made!.token;
}
