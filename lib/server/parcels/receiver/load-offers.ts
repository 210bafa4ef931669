import 'server-only';
import type { OfferedSite } from '@/lib/contract/parcels/instructions';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import { siteAddressNames } from '@/lib/i18n/names/site-address-names';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { kilometresBetween } from '@/lib/market/distance';
import { offeredDays } from '@/lib/orders/offered-days';
import { deliveryAttempts } from '@/lib/parcel/delivery-attempts';
import { listCalendars } from '../../places/calendars/calendar-store';
import type { Context } from '../../platform/context';
import { findCityPoint } from '../../places/geography/place-store';
import { presentSite } from '../../places/network/present-site';
import { listStoredSites } from '../../places/network/site-store';
import { listMoves, movesOfParcel } from '../orders/order-store';
import type { TrackedParcelRow } from '../tracking/tracked-store';

/** Maximum number of sites that are offered, nearest first. */
const MAX_OFFERED_SITES = 6;

/** Returns the first expected day of tracking, or null. */
function expectedDay(track: TrackView): CalendarDate | null {
  return track.delivery?.earliest ?? null;
}

/** Returns the days that can be chosen now. */
export async function loadOfferedDays(
  ctx: Context,
  parcel: TrackedParcelRow,
  track: TrackView,
): Promise<CalendarDate[]> {
  const { sender_country: from, receiver_country: country, attempts } = parcel;
  const { timeZone } = MARKETS[country];
  const [moves, calendars] = await Promise.all([
    attempts > 0 ? listMoves(ctx.db, [parcel.id]) : [],
    listCalendars(ctx.db, [country]),
  ]);
  const entries = movesOfParcel(moves, parcel).map(({ state, at }) => ({
    state,
    on: localDay(new Date(at), timeZone),
  }));
  return offeredDays({
    today: localDay(ctx.now(), timeZone),
    attempts: deliveryAttempts(entries).map(({ on }) => on),
    expected: expectedDay(track),
    hasArrived: from === country || attempts > 0 || track.events.some(({ countryCode }) => countryCode === country),
    // The lookup returns every requested country.
    calendar: calendars.get(country)!,
  });
}

/**
 * Returns the nearest sites of the receiver's country where a parcel can be collected, and paid for if an amount is
 * due.
 */
export async function loadOfferedSites(ctx: Context, { receiver }: OrderInput, isDue: boolean): Promise<OfferedSite[]> {
  const { countryCode, cityCode, provinceCode, areaCode } = receiver;
  const [point, sites] = await Promise.all([
    findCityPoint(ctx.db, cityCode),
    listStoredSites(ctx.db, { country: countryCode, words: [] }),
  ]);
  const offering = sites.filter(
    ({ site: { services } }) => services.includes('pickup') && (!isDue || services.includes('cod')),
  );
  const distances = offering.map((stored) => {
    const { site } = stored;
    const isSameCity = site.cityCode === cityCode;
    const steps =
      site.areaCode !== '' && site.areaCode === areaCode
        ? 0
        : isSameCity
          ? 1
          : site.provinceCode === provinceCode
            ? 2
            : 3;
    return { stored, steps, km: point ? kilometresBetween(point, site) : null };
  });
  return distances
    .sort((one, other) => (one.km ?? 0) - (other.km ?? 0) || one.steps - other.steps)
    .slice(0, MAX_OFFERED_SITES)
    .map(({ stored, km }) => {
      const { siteCode, name, address, cityName } = presentSite(stored, ctx.language);
      const { names, separator } = placeNameOrder(siteAddressNames({ address, cityName }), ctx.language);
      return {
        siteCode,
        name,
        address: names.join(separator),
        km: km === null ? null : Math.round(km),
      };
    });
}
