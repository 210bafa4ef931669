import * as z from 'zod';
import { countryCode, isoDate } from './fields';

/** The trades that a job can belong to; the words are `careers.types`. */
export const JOB_TYPES = ['OPERATIONS', 'WAREHOUSE', 'CUSTOMS', 'CUSTOMER_SERVICE', 'SALES', 'TECHNOLOGY'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JobListQuery = z.object({
  countryCode: countryCode.optional(),
  type: z.enum(JOB_TYPES, { error: 'invalid' }).optional(),
});

/** §3, job listing: title, type, site, publish time; the number names it in an application. */
export const JobView = z.object({
  number: z.string(),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  countryCode,
  /** The city, in the request's language. */
  site: z.string(),
  publishedAt: z.iso.datetime(),
  /** The last day for an application, or null: open until the place is filled. */
  closesOn: isoDate.nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
});
export type JobView = z.infer<typeof JobView>;
export const JobListResponse = z.array(JobView);
