import * as z from 'zod';
import { countryCode, isoDate } from '../fields';

/** Fields of work. Their names are in `careers.types`. */
export const JOB_TYPES = ['OPERATIONS', 'WAREHOUSE', 'CUSTOMS', 'CUSTOMER_SERVICE', 'SALES', 'TECHNOLOGY'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JobListQuery = z.object({
  countryCode: countryCode.optional(),
  type: z.enum(JOB_TYPES, { error: 'invalid' }).optional(),
});

/** Job listing: title, type, site, publish time (§3). An application refers to the job by its number. */
export const JobView = z.object({
  number: z.string(),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  countryCode,
  /** The city, in the request's language. */
  site: z.string(),
  publishedAt: z.iso.datetime(),
  /** The last day to apply, or null: open until the job is filled. */
  closesOn: isoDate.nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
});
export type JobView = z.infer<typeof JobView>;
export const JobListResponse = z.array(JobView);
