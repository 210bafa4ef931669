import 'server-only';
import { createHmac } from 'node:crypto';
import { plainNumber } from '@/lib/text/plain-text';
import { DELIVERY_CODE_DIGITS } from '@/lib/parcel/proof-of-delivery';
import type { Database } from '../../platform/db/open';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';

/** Returns the code of a waybill under a key. It is always the same and is not stored. */
export function deliveryCodeOf(key: Buffer, waybillNo: string): string {
  const digest = createHmac('sha256', key).update(waybillNo).digest();
  // Uses 48 bits, so that all codes are equally likely.
  return String(digest.readUIntBE(0, 6) % 10 ** DELIVERY_CODE_DIGITS).padStart(DELIVERY_CODE_DIGITS, '0');
}

/**
 * Returns the code that the receiver gives to the courier. Its key is created once and shared by every process on the
 * database.
 */
export async function loadDeliveryCode(db: Database, waybillNo: string): Promise<string> {
  return deliveryCodeOf(await loadStoredSecret(db, 'handover-code'), waybillNo);
}

/** Returns true if the typed text is the parcel's code. Its digits may be of any script. */
export async function isDeliveryCode(db: Database, waybillNo: string, typed: string): Promise<boolean> {
  return plainNumber(typed) === (await loadDeliveryCode(db, waybillNo));
}
