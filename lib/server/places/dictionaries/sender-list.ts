import 'server-only';
import * as z from 'zod';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY, isCountry, type Country } from '@/lib/market/country';
import type { Queryable } from '../../db/open';
import type { ListKind } from '../../list-kind';
import { parsePhone } from '@/lib/server/dictionaries/phone-number';
import { allCountries, countryRecord, storeCountry } from './store';

/** More than carriers show on a phone. */
const LONGEST = 15;
const MOST = 10;

/** What our SMS in one market come from: one item of `ops senders import`. */
export const SenderRecord = z.strictObject({
  countryCode: z.enum(COUNTRIES, { error: 'chooseCountry' }),
  /** The first is what we send under. */
  names: z.array(z.string().trim().min(1, 'required').max(LONGEST, 'tooLong')).min(1, 'required').max(MOST, 'tooMany'),
});
export type SenderRecord = z.output<typeof SenderRecord>;

async function allSenders(db: Queryable): Promise<SenderRecord[]> {
  const countries = await allCountries(db);
  return countries.map(({ code, senderNames }) => ({ countryCode: code, names: senderNames }));
}

async function storeSenders(db: Queryable, items: readonly SenderRecord[]): Promise<void> {
  for (const { countryCode, names } of items)
    await storeCountry(db, { ...(await countryRecord(db, countryCode)), senderNames: names });
}

/** `ops senders import`, `ops senders export`. A market that a list leaves out sends under our own name. */
export const SENDER_LIST: ListKind<SenderRecord> = {
  name: 'senders',
  plural: 'markets',
  schema: SenderRecord,
  keyOf: ({ countryCode }) => countryCode,
  tag: 'senders',
  readAll: allSenders,
  store: storeSenders,
  remove: (db, keys) =>
    storeSenders(
      db,
      keys.filter(isCountry).map((countryCode) => ({ countryCode, names: [BRAND.name] })),
    ),
};

/** What an SMS to this number (E.164) comes from. */
export async function senderNameFor(db: Queryable, to: string): Promise<string> {
  const country: Country = parsePhone(to, DEFAULT_COUNTRY)?.country ?? DEFAULT_COUNTRY;
  return (await countryRecord(db, country)).senderNames[0] ?? BRAND.name;
}
