import 'server-only';
import type { ReturnView } from '@/lib/contract/parcels/returns';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { returnChoices } from '@/lib/orders/return-policy';
import type { PartyName } from '@/lib/parcel/notices';
import type { ParcelState } from '@/lib/parcel/states';
import type { Context } from '../../platform/context';
import type { ReturnRow } from './return-store';
import { mayBeSentOn } from './may-be-sent-on';

interface ReturnedParcel {
  returned: ReturnRow;
  state: ParcelState;
  pieces: number;
  receiverCountry: Country;
}

/** Returns a returned parcel as one of its parties sees it at a time. */
export function presentReturn(
  { returned, state, pieces, receiverCountry }: ReturnedParcel,
  party: PartyName,
  { config, now }: Pick<Context, 'config' | 'now'>,
): ReturnView {
  const { decide_by: decideBy, choice, chosen_by, sent_on_as } = returned;
  const today = localDay(now(), MARKETS[receiverCountry].timeZone);
  const parcel = { state, decideBy, maySendOn: mayBeSentOn(config, receiverCountry, pieces) };
  return {
    decideBy,
    choices: [...returnChoices(party, parcel, today)],
    chosen: choice,
    chosenBy: chosen_by,
    ...(sent_on_as && { sentOnAs: sent_on_as }),
  };
}
