import 'server-only';
import { readPhotoColumns } from '../proofs/photo-columns';
import type { GivenEvidence } from './read-evidence';
import type { EvidenceRow } from './attempt-store';

interface AttemptScan {
  waybill_no: string;
  occurred_at: string;
  time_zone: string;
}

/**
 * Returns the evidence of an attempt to store. If its photo is refused, returns the reason for the operator instead.
 */
export async function prepareEvidence(
  reading: { folder: string; now: Date },
  { waybill_no, occurred_at: attempt_at, time_zone }: AttemptScan,
  { attemptedAt: attempted_at, position, called, photo }: GivenEvidence,
): Promise<EvidenceRow | string> {
  const columns = await readPhotoColumns(reading, photo, attempt_at);
  if (typeof columns === 'string') return columns;
  return {
    waybill_no,
    attempt_at,
    attempted_at,
    time_zone,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    called: called === null ? null : Number(called),
    ...columns,
  };
}
