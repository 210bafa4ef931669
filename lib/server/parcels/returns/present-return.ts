import 'server-only';
import type { ReturnView } from '@/lib/contract/tracking/returns';
import { localDay } from '@/lib/market/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { returnChoices } from '@/lib/orders/return-policy';
import type { Party } from '@/lib/parcel/notices';
import type { ParcelState } from '@/lib/parcel/states';
import type { ReturnRow } from './return-store';

interface ReturnOf {
  returned: ReturnRow;
  state: ParcelState;
  receiverCountry: Country;
}

/** Returns a returned parcel as one of its parties sees it at a time. */
export function presentReturn({ returned, state, receiverCountry }: ReturnOf, party: Party, now: Date): ReturnView {
  const { decide_by: decideBy, choice, chosen_by } = returned;
  const today = localDay(now, MARKETS[receiverCountry].timeZone);
  return {
    decideBy,
    choices: [...returnChoices(party, { state, decideBy }, today)],
    chosen: choice,
    chosenBy: chosen_by,
  };
}
