import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import { countryCode, isoDate, requiredText } from '@/lib/contract/fields';
import { LANE_SEVERITIES } from '@/lib/contract/places/lane-notices';
import { COUNTRIES_COLUMN, jsonColumn, textByLanguageSchema } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

/** A notice about a lane: one item of `ops lane-notices import`. */
export const LaneNoticeRecord = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'invalid'),
    /** Markets in whose news it is shown. Quotes and orders of the lane show it in every market. */
    countries: z.array(countryCode).min(1, 'required'),
    origin: countryCode,
    destination: countryCode,
    severity: z.enum(LANE_SEVERITIES, { error: 'chooseOne' }),
    /** First and last day in the destination. */
    from: isoDate,
    until: isoDate.nullable().default(null),
    title: inSixLanguages(requiredText(120)),
    text: inSixLanguages(requiredText(600)),
    source: z
      .strictObject({ name: requiredText(120), url: z.url({ protocol: /^https$/, error: 'invalid' }) })
      .nullable()
      .default(null),
  })
  .refine(({ from, until }) => until === null || until >= from, { path: ['until'], error: 'invalid' });
export type LaneNoticeRecord = z.output<typeof LaneNoticeRecord>;

/** The column `content`. */
const LANE_NOTICE = jsonColumn(
  z.object({
    title: textByLanguageSchema,
    text: textByLanguageSchema,
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
  }),
);

export function laneNoticeRow(notice: LaneNoticeRecord): Insertable<Tables['lane_notices']> {
  const { id, countries, origin, destination, severity, from, until, title, text, source } = notice;
  return {
    id,
    countries: COUNTRIES_COLUMN.write(countries),
    origin,
    destination,
    severity,
    starts_on: from,
    ends_on: until,
    content: LANE_NOTICE.write({ title, text, source }),
  };
}

export function laneNoticeOf(row: Selectable<Tables['lane_notices']>): LaneNoticeRecord {
  const { id, countries, origin, destination, severity, starts_on, ends_on, content } = row;
  return {
    id,
    countries: COUNTRIES_COLUMN.read(countries),
    origin,
    destination,
    severity,
    from: starts_on,
    until: ends_on,
    ...LANE_NOTICE.read(content),
  };
}
