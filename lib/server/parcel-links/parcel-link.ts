import 'server-only';
import { randomInt } from 'node:crypto';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { LINK_ALPHABET, LINK_TOKEN_LENGTH, shortLink, spokenIn } from '@/lib/routing/short-link';
import { originsOf } from '../config';
import type { Context } from '../context';
import type { Queryable } from '../db/open';
import { tokenHash } from '../token';
import { LINK_DAYS } from './link-life';
import { insertLinks } from './store';

/** For whom a link is made. */
export interface LinkWish {
  waybillNo: string;
  party: 'receiver' | 'sender';
  /** Of the person's page; a country that does not list the language shows its default one. */
  language: Language;
  country: Country;
}

const newLinkToken = () => Array.from({ length: LINK_TOKEN_LENGTH }, () => LINK_ALPHABET[randomInt(31)]).join('');

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
  const now = scope.now();
  const expires = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const made = wishes.map((wish) => ({ ...wish, ...spokenIn(wish.country, wish.language), token: newLinkToken() }));
  const rows = made.map(({ waybillNo, party, language, country, token }) => ({
    token_hash: tokenHash(token),
    waybill_no: waybillNo,
    party,
    language,
    country_code: country,
    created_at: now.toISOString(),
    expires_at: expires.toISOString(),
  }));
  if (rows.length > 0) await insertLinks(trx, rows);
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
