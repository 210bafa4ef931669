import * as z from 'zod';
import { countryCode, isoDate } from '../fields';

/** `information`: a changed rule. `delay`: parcels take longer. `stopped`: new orders are refused. */
export const LANE_SEVERITIES = ['information', 'delay', 'stopped'] as const;
export type LaneSeverity = (typeof LANE_SEVERITIES)[number];

/** A notice about a lane: parcels from one country to another, or within one. */
export const LaneNoticeView = z.object({
  id: z.string(),
  severity: z.enum(LANE_SEVERITIES),
  origin: countryCode,
  destination: countryCode,
  /** First day of the rule, delay or stop, in the destination. */
  from: isoDate,
  /** Last day, or null while the end is not known. */
  until: isoDate.nullable(),
  /** Title in the request's language, like `text`. */
  title: z.string(),
  text: z.string(),
  /** Source of the fact; null if it is our own decision. */
  source: z.object({ name: z.string(), url: z.url() }).nullable(),
});
export type LaneNoticeView = z.infer<typeof LaneNoticeView>;

/** Each field that is given narrows the list. */
export const LaneNoticeQuery = z.object({
  /** Market in whose news the notice is shown. */
  countryCode: countryCode.optional(),
  origin: countryCode.optional(),
  destination: countryCode.optional(),
});
export const LaneNoticeResponse = z.array(LaneNoticeView);
