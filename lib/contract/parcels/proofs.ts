import * as z from 'zod';

/** Proof of delivery. §7 does not have it, so a gateway may leave it out. */
export const ProofView = z.object({
  /** Name as the courier wrote it; null without one. */
  signedBy: z.string().nullable(),
  /** Instant in UTC. */
  at: z.iso.datetime(),
  /** IANA zone of the place. */
  timeZone: z.string(),
  /** True if the courier got the receiver's code. */
  withCode: z.boolean(),
  /** Size in pixels; null without a photo. `kept` is false once the photo is deleted, after `until`. */
  photo: z.object({ width: z.int(), height: z.int(), until: z.iso.datetime(), kept: z.boolean() }).nullable(),
});
export type ProofView = z.output<typeof ProofView>;

export const ViewProofRequest = z.object({ waybillNo: z.string().trim().max(60, 'notFound') });
