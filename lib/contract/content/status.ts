import * as z from 'zod';
import { PROBED_PARTS, STATUS_DAYS } from '@/lib/market/availability';
import { LANGUAGES } from '@/lib/market/language';
import { isoDate } from '../fields';

const seconds = z.int().min(0).max(86_400);

export const StatusDayView = z.object({
  /** A day in UTC. */
  day: isoDate,
  upSeconds: seconds,
  downSeconds: seconds,
  /** Time without a result: before the first probe, or while the probes did not run. */
  unknownSeconds: seconds,
});

export const PART_STATES = ['up', 'down', 'unknown'] as const;
export type PartState = (typeof PART_STATES)[number];

export const StatusPartView = z.object({
  part: z.enum(PROBED_PARTS),
  /** Result of the last probe; `unknown` without a result that is recent enough. */
  state: z.enum(PART_STATES),
  /** Time of the last result, or null without one. */
  checkedAt: z.iso.datetime().nullable(),
  /** Share of the measured time of all days that was up, from 0 to 1; null if nothing was measured. */
  availability: z.number().min(0).max(1).nullable(),
  /** Oldest first, today last. */
  days: z.array(StatusDayView).max(STATUS_DAYS),
});
export type StatusPartView = z.infer<typeof StatusPartView>;

export const INCIDENT_STEPS = ['opened', 'updated', 'closed'] as const;
export type IncidentStep = (typeof INCIDENT_STEPS)[number];

export const IncidentView = z.object({
  reference: z.string(),
  parts: z.array(z.enum(PROBED_PARTS)).min(1),
  openedAt: z.iso.datetime(),
  /** Null while it is open. */
  closedAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  entries: z.array(
    z.object({
      step: z.enum(INCIDENT_STEPS),
      at: z.iso.datetime(),
      /** Text in `language`, which is the language of the request, or English if there is no translation. */
      text: z.string(),
      language: z.enum(LANGUAGES),
    }),
  ),
});
export type IncidentView = z.infer<typeof IncidentView>;

export const StatusResponse = z.object({
  /** Time of this response. */
  at: z.iso.datetime(),
  /** Target availability, from 0 to 1. */
  aim: z.number().min(0).max(1),
  parts: z.array(StatusPartView),
  /** Open incidents first, then the latest first. Closed ones are listed for 90 days. */
  incidents: z.array(IncidentView),
});
export type StatusView = z.infer<typeof StatusResponse>;
