import 'server-only';
import { daysBetween, localDay } from '@/lib/time/calendar-date';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { SERVICES } from '@/lib/orders/choices';
import type { DeliveryWindow } from '@/lib/parcel/stored-windows';
import type { DeliveredRow } from './delivered-store';
import { windowsOf } from '../parcel-store';

/** Accuracy of the expected days of delivered parcels. Shares are from 0 to 1. */
export interface WindowMeasure {
  service: string;
  /** Country of the receiver. */
  country: string;
  parcels: number;
  withinFirst: number;
  /** Share within the last window announced before the delivery. */
  withinLast: number;
  /** Median of calendar days after the first window, for the parcels that were late. Null if none was. */
  medianDaysLate: number | null;
}

const holds = ({ earliest, latest }: DeliveryWindow, day: string) => earliest <= day && day <= latest;

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

class Group {
  private parcels = 0;
  private first = 0;
  private last = 0;
  private readonly late: number[] = [];

  add(windows: readonly DeliveryWindow[], day: string, at: string): void {
    const [first] = windows;
    const last = windows.findLast((window) => window.at < at) ?? first;
    if (!first || !last) return;
    this.parcels += 1;
    if (holds(first, day)) this.first += 1;
    if (holds(last, day)) this.last += 1;
    if (day > first.latest) this.late.push(daysBetween(first.latest, day));
  }

  result(service: string, country: string): WindowMeasure {
    const { parcels } = this;
    return {
      service,
      country,
      parcels,
      withinFirst: this.first / parcels,
      withinLast: this.last / parcels,
      medianDaysLate: median(this.late),
    };
  }
}

/** Compares announced windows with the days of delivery, by service and market and in total. */
export class WindowReport {
  private readonly groups = new Map<string, Group>();
  private readonly all = new Group();

  add({ at, expected, service, receiver_country: country }: DeliveredRow): void {
    const { windows } = windowsOf({ expected }) ?? { windows: [] };
    const day = localDay(new Date(at), MARKETS[country].timeZone);
    const key = `${service} ${country}`;
    const group = this.groups.get(key) ?? new Group();
    this.groups.set(key, group);
    for (const each of [group, this.all]) each.add(windows, day, at);
  }

  /** Returns measures by service and market, sorted as `SERVICES` and `COUNTRIES` are, or null without parcels. */
  result(): { total: WindowMeasure; groups: WindowMeasure[] } | null {
    if (this.groups.size === 0) return null;
    const groups = SERVICES.flatMap((service) =>
      COUNTRIES.flatMap((country) => this.groups.get(`${service} ${country}`)?.result(service, country) ?? []),
    );
    return { total: this.all.result('all', 'all'), groups };
  }
}
