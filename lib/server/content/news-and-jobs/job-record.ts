import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import { countryCode, isoDate, requiredText, severalLines } from '@/lib/contract/fields';
import { JOB_TYPES } from '@/lib/contract/content/jobs';
import { byLanguage } from '@/lib/market/language';
import { jsonColumn, textByLanguageSchema } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

const texts = {
  title: inSixLanguages(requiredText(120)),
  site: inSixLanguages(requiredText(80)),
  description: inSixLanguages(severalLines(2000).min(1, 'required')),
  requirements: inSixLanguages(z.array(requiredText(300)).min(1, 'required').max(12, 'tooMany')),
};

/** The column `content`. */
const JOB = jsonColumn(
  z.object({
    title: textByLanguageSchema,
    site: textByLanguageSchema,
    description: textByLanguageSchema,
    requirements: z.object(byLanguage(() => z.array(z.string()))),
  }),
);

/** Job in the operators' import file. */
export const JobRecord = z
  .strictObject({
    number: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, 'invalid'),
    type: z.enum(JOB_TYPES, { error: 'invalid' }),
    countryCode,
    publishedAt: z.iso.datetime({ error: 'dateFormat' }),
    closesOn: isoDate.nullable(),
    ...texts,
  })
  .refine(({ publishedAt, closesOn }) => closesOn === null || closesOn >= publishedAt.slice(0, 10), {
    path: ['closesOn'],
    error: 'closes before it is published',
  });
export type JobRecord = z.infer<typeof JobRecord>;

export function jobRow({
  number,
  type,
  countryCode,
  publishedAt,
  closesOn,
  ...content
}: JobRecord): Insertable<Tables['jobs']> {
  return {
    number,
    type,
    country_code: countryCode,
    published_at: publishedAt,
    closes_on: closesOn,
    content: JOB.write(content),
  };
}

export function jobOf(row: Selectable<Tables['jobs']>): JobRecord {
  return {
    number: row.number,
    type: row.type,
    countryCode: row.country_code,
    publishedAt: row.published_at,
    closesOn: row.closes_on,
    ...JOB.read(row.content),
  };
}
