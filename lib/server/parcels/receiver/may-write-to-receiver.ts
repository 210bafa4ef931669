import 'server-only';
import type { ParcelState } from '@/lib/parcel/states';
import { findAllowanceColumns } from '../../messaging/messages/allowance-store';
import type { Queryable } from '../../platform/db/open';
import type { TrackedParcelRow } from '../tracking/tracked-store';

/** States of a parcel that was not handed over. */
const NOT_HANDED_OVER: readonly ParcelState[] = ['WAITING', 'CANCELLED'];

export const isHandedOver = (state: ParcelState): boolean => !NOT_HANDED_OVER.includes(state);

/**
 * Returns true if messages to the receiver may be sent. The parcels of an account that never handed one over may be
 * invented. Their receivers get messages only from the take-over scan on (docs/decisions/notices.md).
 */
export async function mayWriteToReceiver(
  db: Queryable,
  { state, user_id }: Pick<TrackedParcelRow, 'state' | 'user_id'>,
): Promise<boolean> {
  if (isHandedOver(state)) return true;
  const trust = user_id === null ? null : await findAllowanceColumns(db, user_id);
  return trust !== null && trust.handed_over_at !== null;
}
