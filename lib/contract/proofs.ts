import * as z from 'zod';

/** What proves that a parcel was handed over. Ours: a gateway may leave it out. */
export const ProofView = z.object({
  /** As the courier wrote it; null where nobody was named. */
  signedBy: z.string().nullable(),
  /** Instant in UTC. */
  at: z.iso.datetime(),
  /** IANA zone of the place. */
  timeZone: z.string(),
  /** The courier was told the receiver's code. */
  withCode: z.boolean(),
  /** Null where none was taken. Once its days are over it is not `kept` any more. Pixels. */
  photo: z.object({ width: z.int(), height: z.int(), until: z.iso.datetime(), kept: z.boolean() }).nullable(),
});
export type ProofView = z.output<typeof ProofView>;

export const ViewProofRequest = z.object({ waybillNo: z.string().trim().max(60, 'notFound') });
