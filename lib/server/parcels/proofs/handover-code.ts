import 'server-only';
import { createHmac } from 'node:crypto';
import { plainNumber } from '@/lib/parcel/plain-text';
import { HANDOVER_CODE_DIGITS } from '@/lib/parcel/proof-of-delivery';
import type { Database } from '../../db/open';
import { storedSecret } from '../../platform/db/stored-secret';

/** The code of a waybill under a key; the same at any time, and stored nowhere. */
export function codeOf(key: Buffer, waybillNo: string): string {
  const digest = createHmac('sha256', key).update(waybillNo).digest();
  // Of 48 bits, so that no code is likelier than another.
  return String(digest.readUIntBE(0, 6) % 10 ** HANDOVER_CODE_DIGITS).padStart(HANDOVER_CODE_DIGITS, '0');
}

/** What the receiver tells the courier. Its key is made once and kept for every process on the database. */
export async function handoverCode(db: Database, waybillNo: string): Promise<string> {
  return codeOf(await storedSecret(db, 'handover-code'), waybillNo);
}

/** Whether a courier typed the parcel's code, in digits of whatever script. */
export async function isHandoverCode(db: Database, waybillNo: string, typed: string): Promise<boolean> {
  return plainNumber(typed) === (await handoverCode(db, waybillNo));
}
