import 'server-only';
import type { DeliveryView } from '@/lib/contract/quotes/expected-day';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import type { LaneCalendars } from '@/lib/parcel/delivery-window';
import { latestWindow, type DeliveryWindow, type StoredWindows } from '@/lib/parcel/stored-windows';
import type { ParcelState } from '@/lib/parcel/states';
import { dayTexts, workingsOf, type DayTexts } from './delivery-workings';

export interface ShownDelivery {
  /** Null for a parcel without a promised window. */
  storedWindows: StoredWindows | null;
  state: ParcelState;
  /** Time of the parcel's current state, in UTC. Needed for parcels that are signed or ready for collection. */
  since: string | null;
  destination: Country;
  calendars: LaneCalendars;
}

const NOTHING_LEFT = { note: null, workings: null } as const;

/** Returns the windows before the current one, newest first, each with the cause that ended it. */
function movesOf(windows: readonly DeliveryWindow[], { textFor, days }: DayTexts): DeliveryView['moves'] {
  const movedWindows = windows.slice(0, -1).map(({ earliest, latest }, index) => {
    const { because, at } = windows[index + 1]!;
    return { earliest, latest, because, at, text: textFor('moved', { days: days(earliest, latest), because }) };
  });
  return movedWindows.toReversed();
}

/** Returns the day on which a parcel was delivered or became ready for collection. */
function presentReached(
  status: 'ready' | 'delivered',
  { since, destination }: ShownDelivery,
  { textFor, date, day }: DayTexts,
) {
  if (since === null) return undefined;
  const reachedDay = localDay(new Date(since), MARKETS[destination].timeZone);
  const text = textFor(status, { day: status === 'delivered' ? date(reachedDay) : day(reachedDay) });
  return { status, earliest: reachedDay, latest: reachedDay, text, moves: [], ...NOTHING_LEFT };
}

function presentOnItsWay(
  storedWindows: StoredWindows,
  delivery: ShownDelivery,
  now: Date,
  market: MarketChoice,
): DeliveryView {
  const texts = dayTexts(market);
  const { textFor, day } = texts;
  const { from, earliest, latest, minDays, maxDays } = latestWindow(storedWindows);
  const today = (country: Country) => localDay(now, MARKETS[country].timeZone);
  const isWaiting = delivery.state === 'WAITING';
  const workings = workingsOf(storedWindows, delivery.calendars, market);
  const moves = movesOf(storedWindows.windows, texts);
  if (isWaiting && today(storedWindows.origin ?? delivery.destination) > from) {
    const text = textFor('afterReceipt', { days: texts.count({ minDays, maxDays }) });
    return { status: 'after-receipt', earliest: null, latest: null, text, note: null, moves, workings: null };
  }
  const note = isWaiting ? textFor('condition', { day: day(from) }) : null;
  const isLate = today(delivery.destination) > latest;
  const text = isLate
    ? textFor('late', { day: day(latest) })
    : textFor('expected', { days: texts.days(earliest, latest) });
  return { status: isLate ? 'late' : 'expected', earliest, latest, text, note, moves, workings };
}

/**
 * Returns the expected delivery of a parcel in the words of its market. Returns undefined for a parcel without a
 * promised window, and for one that will not be delivered.
 */
export function presentDelivery(delivery: ShownDelivery, now: Date, market: MarketChoice): DeliveryView | undefined {
  const { state, storedWindows } = delivery;
  if (state === 'SIGNED') return presentReached('delivered', delivery, dayTexts(market));
  if (state === 'READY_FOR_COLLECTION') return presentReached('ready', delivery, dayTexts(market));
  const isMoving =
    state === 'WAITING' || state === 'IN_TRANSIT' || state === 'OUT_FOR_DELIVERY' || state === 'DELIVERY_FAILED';
  return storedWindows && isMoving ? presentOnItsWay(storedWindows, delivery, now, market) : undefined;
}
