import 'server-only';
import { PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import type { Database } from '../../platform/db/open';
import { isHandoverCode } from './handover-code';
import { preparePhoto, type Photo } from './prepare-photo';
import { readPhotoFile } from './read-photo-file';
import type { ProofRow } from './store';

/** Proof of delivery in a scan. */
export interface GivenProof {
  signedBy: string | null;
  /** As typed by the courier. */
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

/** Folder of a scan's file, and the time of the import. */
interface Reading {
  db: Database;
  folder: string;
  now: Date;
}

const DAY = 86_400_000;
const NO_PHOTO = { photo_width: null, photo_height: null, photo_until: null, photo: null };

/** Returns the columns of a photo. Its days count from the delivery, or from now if the scanner's clock is ahead. */
function photoColumns({ bytes, width, height }: Photo, { occurred_at }: DeliveryScan, now: Date) {
  const from = Math.min(Date.parse(occurred_at), now.getTime());
  const until = new Date(from + PHOTO_DAYS * DAY).toISOString();
  return { photo_width: width, photo_height: height, photo_until: until, photo: bytes };
}

async function readPhoto(folder: string, name: string): Promise<Photo | string> {
  const bytes = await readPhotoFile(folder, name);
  return typeof bytes === 'string' ? bytes : preparePhoto(bytes);
}

/** Returns the proof of a delivery to store, or the reason for the operator if its photo is refused. */
export async function prepareProof(
  { db, folder, now }: Reading,
  scan: DeliveryScan,
  given: GivenProof,
): Promise<NewProof | string> {
  const { waybill_no, occurred_at: signed_at, time_zone } = scan;
  const photo = given.photo === null ? null : await readPhoto(folder, given.photo);
  if (typeof photo === 'string') return photo;
  const isCodeRight = given.handoverCode === null ? null : await isHandoverCode(db, waybill_no, given.handoverCode);
  const columns = photo ? photoColumns(photo, scan, now) : NO_PHOTO;
  const with_code = isCodeRight ? 1 : 0;
  return { row: { waybill_no, signed_by: given.signedBy, signed_at, time_zone, with_code, ...columns }, isCodeRight };
}
