import 'server-only';
import type { Database } from '../../platform/db/open';
import { isDeliveryCode } from './load-delivery-code';
import { readPhotoColumns } from './photo-columns';
import type { ProofRow } from './proof-store';

/** Proof of delivery in a scan. */
export interface GivenProof {
  signedBy: string | null;
  /** Code as typed by the courier. */
  handoverCode: string | null;
  /** Path of a file, relative to the file that names it. */
  photo: string | null;
}

/** Proof to store. `isCodeRight`: null without a code. */
export interface NewProof {
  row: ProofRow;
  isCodeRight: boolean | null;
}

interface DeliveryScan {
  waybill_no: string;
  occurred_at: string;
  time_zone: string;
}

/** Database, folder of the scans' file, and time of the import. */
interface PhotoReading {
  db: Database;
  folder: string;
  now: Date;
}

/** Returns the proof of a delivery to store, or the reason for the operator if its photo is refused. */
export async function prepareProof(
  { db, folder, now }: PhotoReading,
  scan: DeliveryScan,
  proof: GivenProof,
): Promise<NewProof | string> {
  const { waybill_no, occurred_at: signed_at, time_zone } = scan;
  const columns = await readPhotoColumns({ folder, now }, proof.photo, signed_at);
  if (typeof columns === 'string') return columns;
  const isCodeRight = proof.handoverCode === null ? null : await isDeliveryCode(db, waybill_no, proof.handoverCode);
  const with_code = isCodeRight ? 1 : 0;
  return { row: { waybill_no, signed_by: proof.signedBy, signed_at, time_zone, with_code, ...columns }, isCodeRight };
}
