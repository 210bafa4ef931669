import 'server-only';
import type { ProofView } from '@/lib/contract/parcels/proofs';
import type { ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../platform/db/open';
import { listProofs, type StoredProof } from './proof-store';

type PhotoFacts = Pick<StoredProof, 'photo_width' | 'photo_height' | 'photo_until'>;

/** Returns the size of a photo, the time of its deletion and whether it is still stored. Null if there was no photo. */
export function presentPhoto({ photo_width, photo_height, photo_until }: PhotoFacts, now: Date): ProofView['photo'] {
  if (photo_until === null || photo_width === null || photo_height === null) return null;
  return { width: photo_width, height: photo_height, until: photo_until, kept: photo_until > now.toISOString() };
}

/** Returns the proofs of the delivered parcels, by waybill. */
export async function loadProofs(
  db: Queryable,
  parcels: readonly { waybill_no: string; state: ParcelState }[],
  now: Date,
): Promise<Map<string, ProofView>> {
  const delivered = parcels.flatMap(({ waybill_no, state }) => (state === 'SIGNED' ? [waybill_no] : []));
  const proofs = await listProofs(db, delivered);
  return new Map(
    [...proofs].map(([waybill, proof]) => {
      const { signed_by: signedBy, signed_at: at, time_zone: timeZone, with_code } = proof;
      return [waybill, { signedBy, at, timeZone, withCode: with_code === 1, photo: presentPhoto(proof, now) }];
    }),
  );
}
