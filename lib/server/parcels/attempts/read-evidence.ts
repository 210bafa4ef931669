import 'server-only';
import { z } from 'zod';
import { ATTEMPT_BEFORE_SCAN_HOURS, roundPosition, type CourierPosition } from '@/lib/parcel/attempt-evidence';
import { SCAN_STATE, type StoredCode } from '@/lib/parcel/scan-codes';
import { HOUR_MS } from '@/lib/time/durations';

/** Evidence in a scan of a failed attempt. */
export interface GivenEvidence {
  /** ISO 8601 in UTC. */
  attemptedAt: string;
  /** Rounded by `roundPosition`. */
  position: CourierPosition | null;
  called: boolean | null;
  /** Path of a file, relative to the file that names it. */
  photo: string | null;
}

const degrees = (limit: number) => z.number().min(-limit, `is below -${limit}`).max(limit, `is above ${limit}`);

/** Fields of evidence in a scan, besides `photo` (proofs/read-proof.ts). */
export const evidenceFields = {
  /** Time at the door, if it differs from the time of the scan. */
  attemptedAt: z.iso.datetime({ offset: true, error: 'is not a time with its offset' }).optional(),
  position: z
    .strictObject({ latitude: degrees(90), longitude: degrees(180) })
    // Devices without a position report latitude 0 and longitude 0.
    .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, 'is not a position')
    .optional(),
  called: z.boolean({ error: 'is not true or false' }).optional(),
};

type EvidenceFields = z.output<z.ZodObject<typeof evidenceFields>> & { occurredAt: string; photo?: string | undefined };

/** Returns the evidence of a scan, null if it has none, or the reason why a scan with this code cannot have it. */
export function evidenceOf(code: StoredCode, scan: EvidenceFields): GivenEvidence | null | string {
  const { attemptedAt, position, called, photo, occurredAt } = scan;
  const isFailed = SCAN_STATE[code] === 'DELIVERY_FAILED';
  const isGiven = attemptedAt !== undefined || position !== undefined || called !== undefined;
  if (!isFailed) return isGiven ? 'attemptedAt, position and called are allowed only with DELIVERY_FAILED' : null;
  if (!isGiven && !photo) return null;
  const [at, scanned] = [Date.parse(attemptedAt ?? occurredAt), Date.parse(occurredAt)];
  if (at > scanned) return 'attemptedAt is after occurredAt';
  if (at < scanned - ATTEMPT_BEFORE_SCAN_HOURS * HOUR_MS)
    return `attemptedAt is more than ${ATTEMPT_BEFORE_SCAN_HOURS} hours before occurredAt`;
  return {
    attemptedAt: new Date(at).toISOString(),
    position: position ? roundPosition(position) : null,
    called: called ?? null,
    photo: photo || null,
  };
}
