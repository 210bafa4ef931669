import { unlockFailureOf } from '@/components/parcels/track/card/unlock-failure';
import {
  NOTHING_FOUND,
  validNumbers,
  listText,
  outcomeOf,
  readSearch,
} from '@/components/parcels/track/search/track-search';
import type { UnlockedDetails } from '@/components/parcels/track/card/unlock-details.island';
import type { FirstSearch } from '@/components/parcels/track/search/use-track-search';
import { asFailure } from '@/lib/http/call-failure';
import type { MarketChoice } from '@/lib/market/prefix';
import { plainNumber } from '@/lib/text/plain-text';
import { serverCaller } from '@/lib/server/web/caller';

export type TrackQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Joins the values of a parameter, given once or several times, into one text. */
function joinedText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join('\n') : value;
}

/** Loads the search of the address: `no` holds the numbers as typed, pasted or linked. */
export async function loadSearch(
  choice: MarketChoice,
  query: TrackQuery,
): Promise<{ text: string; first: FirstSearch }> {
  const typedNumbers = joinedText(query.no);
  if (typedNumbers === undefined) return { text: '', first: { view: { kind: 'idle' }, refusal: null } };
  const search = readSearch(typedNumbers);
  const text = listText(search.numbers);
  if (!search.ok) return { text, first: { view: { kind: 'idle' }, refusal: search.refusal } };
  const { numbers } = search;
  const waybillNos = validNumbers(numbers);
  const result = waybillNos.length
    ? serverCaller(choice)('queryTrack', { waybillNos })
    : Promise.resolve(NOTHING_FOUND);
  const view = await result.then(
    (response) =>
      ({ kind: 'found', numbers, outcome: outcomeOf(numbers, response), at: new Date().toISOString() }) as const,
    (error: unknown) => ({ kind: 'failed', numbers, reference: asFailure(error).reference }) as const,
  );
  return { text, first: { view, refusal: null } };
}

/** Loads the full record for the form without scripts. `open`: the waybill. `tail`: the receiver's last four digits. */
export async function loadUnlocked(
  choice: MarketChoice,
  query: TrackQuery,
  otherwise: string,
): Promise<UnlockedDetails | null> {
  const waybillNo = joinedText(query.open);
  const phoneTail = plainNumber(joinedText(query.tail) ?? '');
  if (!waybillNo) return null;
  return serverCaller(choice)('getExpressTrackDetails', { waybillNo, phoneTail }).then(
    (details) => ({ waybillNo, details, tail: phoneTail, failure: null }),
    (error: unknown) => ({ waybillNo, details: null, tail: '', failure: unlockFailureOf(error, otherwise) }),
  );
}
