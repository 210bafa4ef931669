import 'server-only';
import { deliveryAttemptFee } from '@/lib/billing/redelivery';
import type { RedeliveryView } from '@/lib/contract/tracking/tracking';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { deliveryAttempts } from '@/lib/parcel/delivery-attempts';
import type { ParcelState } from '@/lib/parcel/states';
import { translate } from '../../../platform/texts/server-texts';
import type { ParcelRow } from '../parcel-store';

const RETURNED_STATES: readonly ParcelState[] = ['RETURNED', 'SHELVED', 'DESTROYED', 'SENT_ON'];

/**
 * Returns the deliveries of a parcel that cost a fee, from its moves, oldest first (§4, §9). Days are in the receiver's
 * time zone. The receiver pays at the door. The sender pays for a parcel that was returned.
 */
export function redeliveriesOf(
  { waybill_no, state, receiver_country }: Pick<ParcelRow, 'waybill_no' | 'state'> & { receiver_country: Country },
  moves: readonly { state: ParcelState; at: string }[],
  language: Language,
): RedeliveryView[] {
  const { timeZone } = MARKETS[receiver_country];
  const attempts = deliveryAttempts(
    moves.map((move) => ({ state: move.state, on: localDay(new Date(move.at), timeZone) })),
  );
  const payer = RETURNED_STATES.includes(state) ? 'sender' : 'receiver';
  return attempts.flatMap(({ on }, index): RedeliveryView[] => {
    const attempt = index + 1;
    const amount = deliveryAttemptFee({ number: attempt, firstAttemptOn: attempts[0]!.on, attemptOn: on });
    if (amount.minor === 0) return [];
    const description = translate(language, 'redelivery', { attempt, amount, payer });
    return [{ waybillNo: waybill_no, attempt, on, amount, payer, description }];
  });
}
