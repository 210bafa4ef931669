import * as z from 'zod';

const degrees = (limit: number) => z.number().min(-limit).max(limit);

/** Evidence of a failed delivery attempt. §7 does not have it, so a gateway may leave it out. */
export const AttemptView = z.object({
  /** Time of the scan, as in `cases[].attemptAt`. */
  attemptAt: z.iso.datetime(),
  /** Time at the door, as the courier recorded it. */
  at: z.iso.datetime(),
  /** IANA zone of the place. */
  timeZone: z.string(),
  /** The courier's position in degrees, rounded to about 110 metres; null without one. */
  position: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable(),
  /** True if the courier called the receiver; null if it was not recorded. */
  called: z.boolean().nullable(),
  /** Size in pixels; null without a photo. `kept` is false once the photo is deleted, after `until`. */
  photo: z.object({ width: z.int(), height: z.int(), until: z.iso.datetime(), kept: z.boolean() }).nullable(),
});
export type AttemptView = z.output<typeof AttemptView>;

const attemptAt = z.iso.datetime('notFound');

export const ViewAttemptRequest = z.object({ waybillNo: z.string().trim().max(60, 'notFound'), attemptAt });

export const ViewAttemptOfLinkRequest = z.object({
  /** Link token. An unknown token gets the same answer as an expired one. */
  token: z.string().max(64, 'linkEnded'),
  attemptAt,
});
