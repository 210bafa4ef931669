import 'server-only';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import { addDays, localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { HOUR_MS } from '@/lib/time/durations';
import { describeEvent } from '../../platform/texts/describe-event';
import { dayTexts } from '../../pricing/delivery-workings';

/** Scans of the sample, newest first, each with the hours since it. */
const SCANS: readonly (readonly [ScanCode, number])[] = [
  ['DEPARTED_HUB', 7],
  ['ARRIVED_HUB', 22],
  ['PICKED_UP', 31],
];
/** Days from today to the first and the last expected day. */
const EXPECTED_DAYS = [6, 10] as const;

/**
 * Returns a parcel for the example number of a market, which no parcel has. A shop that pastes the code of the box sees
 * what its customers will see. `places`: names of the countries, in the reader's language.
 */
export function sampleParcel(choice: MarketChoice, now: Date, places: Readonly<Record<Country, string>>): TrackView {
  const { country, language } = choice;
  const today = localDay(now, MARKETS[country].timeZone);
  const [earliest, latest] = [addDays(today, EXPECTED_DAYS[0]), addDays(today, EXPECTED_DAYS[1])];
  const { textFor, days } = dayTexts(choice);
  const text = textFor('expected', { days: days(earliest, latest) });
  return {
    waybillNo: exampleWaybill(country),
    state: 'IN_TRANSIT',
    group: 'in-transit',
    service: country === 'CN' ? 'local-standard' : 'intl-straight-special',
    senderCountry: 'CN',
    receiverCountry: country,
    destination: places[country],
    receiverName: '',
    events: SCANS.map(([code, hours]) => ({
      code,
      description: describeEvent(code, null, language),
      time: new Date(now.getTime() - hours * HOUR_MS).toISOString(),
      timeZone: MARKETS.CN.timeZone,
      place: places.CN,
      countryCode: null,
    })),
    delivery: { status: 'expected', earliest, latest, text, note: null, moves: [], workings: null },
  };
}
