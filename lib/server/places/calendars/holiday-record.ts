import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import { countryCode, isoDate, requiredText } from '@/lib/contract/fields';
import { WORDS_COLUMN } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

/** A day of a country's calendar: one item of `ops holidays import`. */
export const HolidayRecord = z.strictObject({
  countryCode,
  date: isoDate,
  /** `working` is a weekend day on which people work in exchange for a holiday. */
  kind: z.enum(['holiday', 'working'], { error: 'chooseOne' }).default('holiday'),
  names: inSixLanguages(requiredText(120)),
  /** True if the date may change: it depends on the moon or on a future decision. */
  expected: z.boolean('invalid').default(false),
});
export type HolidayRecord = z.output<typeof HolidayRecord>;

/** Returns the key of a day. Each country has one entry a day. */
export const holidayKey = ({ countryCode: country, date }: HolidayRecord) => `${country}:${date}`;

export function holidayRow({
  countryCode: country_code,
  names,
  expected,
  ...day
}: HolidayRecord): Insertable<Tables['holidays']> {
  return { country_code, ...day, names: WORDS_COLUMN.write(names), expected: Number(expected) };
}

export function holidayOf({
  country_code,
  date,
  kind,
  names,
  expected,
}: Selectable<Tables['holidays']>): HolidayRecord {
  return { countryCode: country_code, date, kind, names: WORDS_COLUMN.read(names), expected: expected === 1 };
}
