import 'server-only';
import type { HandOverView } from '@/lib/contract/parcels/hand-over';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatClockRange } from '@/lib/i18n/format/format-time';
import { placeName } from '@/lib/i18n/names/place-name';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import { BRAND } from '@/lib/market/brand';
import { addDays, localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { numeralLocale } from '@/lib/market/prefix';
import { handoverOf, PICKUP_HOURS } from '@/lib/orders/choices';
import type { Context } from '../../../platform/context';
import { intakeSite } from '../../../places/network/intake-site';
import { presentSite } from '../../../places/network/present-site';
import { listSitesOfCountries, type StoredSite } from '../../../places/network/site-store';
import { dayTexts } from '../../../pricing/delivery-workings';
import { translate } from '../../../platform/texts/server-texts';
import { mapInSlices } from '../../../platform/map-in-slices';
import { QUOTE_COLUMN } from '../../../pricing/priced-columns';
import type { PricedQuote } from '../../../pricing/priced-quote';
import { loadPayment, type PaidOrder } from '../present/load-payment';
import { batteryChargeLines } from '../present/present-battery';
import { currentParcels, type ParcelRow } from '../parcel-store';
import type { OrderRow } from '../order-store';

type Market = Pick<Context, 'db' | 'now' | 'country' | 'language'>;

/** Order whose parcels may be waiting for hand-over. */
export interface HandOverOrder {
  row: Pick<OrderRow, 'state' | 'billed'>;
  order: OrderInput;
  parcels: readonly ParcelRow[];
  /** Price that was accepted. */
  quote: PricedQuote;
}

const MINUTES_PER_HOUR = 60;

/** Days ahead for which closing days are listed. */
const DAYS_AHEAD = 30;

/** Returns the language of addresses in a country: its own one other than English, if the address exists in it. */
function streetLanguage({ address, countryCode }: StoredSite['site']): Language {
  return MARKETS[countryCode].languages.find((language) => language !== 'en' && address[language]) ?? 'en';
}

/** Returns the label of a site in the local language. */
function labelOf({ site, province, city, area }: StoredSite, waybills: readonly string[], reader: Language) {
  const language = streetLanguage(site);
  const street = site.address[language] ?? site.address.en;
  const { names, separator } = placeNameOrder(
    [street, ...[area, city, province].map((place) => placeName(place, language))],
    language,
  );
  const text = translate(language, 'handOver.label', {
    site: placeName(site, language),
    brand: BRAND.name,
    phone: site.phone,
    address: names.join(separator),
    count: waybills.length,
    waybills: waybills.join(' '),
  });
  const label = (key: string) => translate(reader, `handOver.${key}`);
  return { title: label('labelTitle'), language, text, selected: label('labelSelected') };
}

function siteView(ctx: Market, stored: StoredSite, waybills: readonly string[]): HandOverView['site'] {
  const { site } = stored;
  // The line is in one script. If the street is not available in the reader's language, the whole line is in Latin
  // letters.
  const language = site.address[ctx.language] ? ctx.language : 'en';
  const view = { ...presentSite(stored, language), name: placeName(site, ctx.language) };
  const { siteCode, name, phone, timeZone, hours, address, areaName, cityName, provinceName } = view;
  const today = localDay(ctx.now(), timeZone);
  const coming = site.closedOn.filter((day) => day >= today && day <= addDays(today, DAYS_AHEAD)).toSorted();
  const closedText = coming.length ? translate(ctx, 'handOver.closed', { days: dayTexts(ctx).list(coming) }) : '';
  return {
    siteCode,
    name,
    phone,
    timeZone,
    hours,
    closed: closedText,
    address: [address, areaName, cityName, provinceName],
    label: labelOf(stored, waybills, ctx.language),
  };
}

/** Returns the courier's day and hours in the reader's language. */
function pickupValues(ctx: Market, { pickup }: OrderInput): Record<string, string> {
  if (!pickup) return { day: '', hours: '' };
  const { from, until } = PICKUP_HOURS[pickup.window];
  const locale = numeralLocale(ctx);
  return {
    day: formatDay(pickup.date, locale, 'weekdayMonthDay'),
    hours: formatClockRange(from * MINUTES_PER_HOUR, until * MINUTES_PER_HOUR, locale),
  };
}

/** Returns the contact for a place without a site of its own: the warehouse that otherwise accepts the parcels. */
function contactValues({ language }: Market, intake: StoredSite | null) {
  if (!intake) return { hasPhone: 'no', site: '', phone: '' };
  // Isolates the number, which is left-to-right in an Arabic sentence.
  return { hasPhone: 'yes', site: placeName(intake.site, language), phone: `\u2066${intake.site.phone}\u2069` };
}

/** Returns the variant of the texts: how the parcels get to us. */
function handOverKindOf(order: OrderInput, site: StoredSite | null): string {
  if (order.sendingMode === 'PICKUP') return 'courier';
  if (order.kind === 'international' && handoverOf(order) === 'hong-kong') return 'hongKong';
  if (!site) return 'anySite';
  return order.kind === 'international' ? 'warehouse' : 'counter';
}

interface HandOverOption {
  /** Variant of the texts. */
  kind: string;
  intake: StoredSite | null;
  /** Sites of the receiver's country. */
  abroad: readonly StoredSite[];
}

async function findHandOverOption({ db }: Market, order: OrderInput): Promise<HandOverOption> {
  const { sender, receiver } = order;
  const sites = await listSitesOfCountries(db, [...new Set([sender.countryCode, receiver.countryCode])]);
  const intake = intakeSite(sites.get(sender.countryCode) ?? [], order.kind, sender);
  return { kind: handOverKindOf(order, intake), intake, abroad: sites.get(receiver.countryCode) ?? [] };
}

interface UnhandedOrder extends PaidOrder {
  /** Number of parcels. */
  count: number;
  /** Waybills of these parcels for the label; empty if they are left out. */
  waybills: readonly string[];
}

async function presentHandOverOption(
  ctx: Market,
  { kind, intake, abroad }: HandOverOption,
  waiting: UnhandedOrder,
): Promise<HandOverView> {
  const { order, count, waybills } = waiting;
  const receivingSite = kind === 'warehouse' || kind === 'counter' ? intake : null;
  const words = { way: kind, count, ...pickupValues(ctx, order), ...contactValues(ctx, intake) };
  const textFor = (key: string) => translate(ctx, `handOver.${key}`, words);
  return {
    title: textFor('title'),
    text: [textFor('text'), ...batteryChargeLines(ctx, order)].join(' '),
    site: receivingSite && siteView(ctx, receivingSite, waybills),
    payment: await loadPayment(ctx, waiting, { intake: receivingSite, abroad }),
  };
}

/** Returns how waiting parcels get to us and how they are paid. Undefined once they are in transit. */
export async function loadHandOver(ctx: Market, handed: HandOverOrder): Promise<HandOverView | undefined> {
  const { row, order, parcels, quote } = handed;
  if (row.state !== 'WAITING') return undefined;
  const { totals } = row.billed === null ? quote : QUOTE_COLUMN.read(row.billed);
  const waitingParcels = currentParcels(parcels).filter(({ state }) => state === 'WAITING');
  const waybills = waitingParcels.map(({ waybill_no }) => waybill_no);
  return presentHandOverOption(ctx, await findHandOverOption(ctx, order), {
    order,
    totals,
    count: waitingParcels.length,
    waybills,
  });
}

/**
 * Returns the different hand-over options of these orders, without prices and waybills. `ofOrder`: the position of each
 * order's option in `views`.
 */
export async function loadHandOvers(
  ctx: Market,
  orders: readonly OrderInput[],
): Promise<{ views: HandOverView[]; ofOrder: number[] }> {
  const options = new Map<string, { at: number; option: HandOverOption; order: OrderInput; count: number }>();
  const ofOrder = await mapInSlices(orders, async (order) => {
    const option = await findHandOverOption(ctx, order);
    const key = JSON.stringify([
      order.kind,
      option.kind,
      option.intake?.site.siteCode,
      order.pickup,
      ...batteryChargeLines(ctx, order),
    ]);
    const entry = options.get(key) ?? { at: options.size, option, order, count: 0 };
    options.set(key, { ...entry, count: entry.count + order.parcels.length });
    return entry.at;
  });
  const views = await mapInSlices([...options.values()], ({ option, order, count }) =>
    presentHandOverOption(ctx, option, { order, totals: null, count, waybills: [] }),
  );
  return { views, ofOrder };
}
