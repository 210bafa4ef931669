import 'server-only';
import { daysBetween } from '@/lib/time/calendar-date';
import type { DeliveryWindow } from '@/lib/parcel/stored-windows';
import { trackingGroup, type ParcelState } from '@/lib/parcel/states';
import { countText } from '../lines';

export interface ParcelOnItsWay {
  state: ParcelState;
  /** Windows as the receiver saw them, oldest first. */
  windows: readonly Pick<DeliveryWindow, 'earliest' | 'latest' | 'at'>[];
  /** Day of delivery in the receiver's country, and its time in UTC. Null before delivery. */
  delivered: { day: string; at: string } | null;
  /** Today in the receiver's country. */
  today: string;
}

const days = (count: number) => countText(count, 'day');

function comparedWith(name: string, { earliest, latest }: Pick<DeliveryWindow, 'earliest' | 'latest'>, day: string) {
  if (day > latest) return `${days(daysBetween(latest, day))} after the ${name}`;
  if (day < earliest) return `${days(daysBetween(day, earliest))} before the ${name}`;
  return `within the ${name}`;
}

/** Returns a text that says whether a parcel is late, and by how many calendar days. */
export function lateness({ state, windows, delivered, today }: ParcelOnItsWay): string {
  const [first, last] = [windows[0], windows.at(-1)];
  if (!first || !last) return 'unknown: no expected days are stored';
  if (delivered) {
    const shownWindow = windows.findLast(({ at }) => at < delivered.at) ?? first;
    const against = [comparedWith('first window', first, delivered.day)];
    if (shownWindow !== first) against.push(comparedWith('last window', shownWindow, delivered.day));
    return `${delivered.day > shownWindow.latest ? 'yes' : 'no'}, delivered on ${delivered.day}, ${against.join(', ')}`;
  }
  if (trackingGroup(state) === 'ended') return 'no, it will not be delivered';
  const waits = state === 'WAITING' ? ', not handed over yet' : '';
  if (today > last.latest) return `yes, ${days(daysBetween(last.latest, today))} after ${last.latest}${waits}`;
  const movedText =
    last.latest > first.latest ? `, ${days(daysBetween(first.latest, last.latest))} later than at first` : '';
  return `no, expected until ${last.latest}${movedText}${waits}`;
}
