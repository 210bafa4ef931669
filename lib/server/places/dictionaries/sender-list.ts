import 'server-only';
import * as z from 'zod';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY, isCountry, type Country } from '@/lib/market/country';
import { parsePhone } from '@/lib/phone/read-phone';
import type { Queryable } from '../../platform/db/open';
import type { ListKind } from '../../platform/list-kind';
import { listCountryRecords, findCountryRecord, storeCountry } from './dictionary-store';

/** Longest sender name. It exceeds what carriers show on a phone. */
const MAX_CHARACTERS = 15;
const MAX_SENDERS = 10;

/** Sender names of our SMS in one market: one item of `ops senders import`. */
export const SmsSenderRecord = z.strictObject({
  countryCode: z.enum(COUNTRIES, { error: 'chooseCountry' }),
  /** The first name is the one we send under. Customers may see any of them. */
  names: z
    .array(z.string().trim().min(1, 'required').max(MAX_CHARACTERS, 'tooLong'))
    .min(1, 'required')
    .max(MAX_SENDERS, 'tooMany'),
});
export type SmsSenderRecord = z.output<typeof SmsSenderRecord>;

async function listSenders(db: Queryable): Promise<SmsSenderRecord[]> {
  const countries = await listCountryRecords(db);
  return countries.map(({ code, senderNames }) => ({ countryCode: code, names: senderNames }));
}

async function storeSenders(db: Queryable, items: readonly SmsSenderRecord[]): Promise<void> {
  for (const { countryCode, names } of items)
    await storeCountry(db, { ...(await findCountryRecord(db, countryCode)), senderNames: names });
}

/** `ops senders import`, `ops senders export`. With `--replace`, a market that the file lacks uses the brand's name. */
export const SMS_SENDER_LIST: ListKind<SmsSenderRecord> = {
  name: 'senders',
  plural: 'SMS senders',
  schema: SmsSenderRecord,
  keyOf: ({ countryCode }) => countryCode,
  tag: 'senders',
  readAll: listSenders,
  store: storeSenders,
  remove: (db, keys) =>
    storeSenders(
      db,
      keys.filter(isCountry).map((countryCode) => ({ countryCode, names: [BRAND.name] })),
    ),
};

/** Returns the sender name for an SMS to this number (E.164). */
export async function loadSmsSenderName(db: Queryable, to: string): Promise<string> {
  const country: Country = parsePhone(to, DEFAULT_COUNTRY)?.country ?? DEFAULT_COUNTRY;
  return (await findCountryRecord(db, country)).senderNames[0] ?? BRAND.name;
}
