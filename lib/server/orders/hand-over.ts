import 'server-only';
import type { HandOverView } from '@/lib/contract/hand-over';
import type { OrderInput } from '@/lib/contract/orders';
import { formatDay } from '@/lib/i18n/format-day';
import { formatClockRange } from '@/lib/i18n/format-time';
import { placeName } from '@/lib/i18n/place-name';
import { placeOrder } from '@/lib/i18n/place-name-order';
import { BRAND } from '@/lib/market/brand';
import { addDays, localDay } from '@/lib/market/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { numeralLocale } from '@/lib/market/prefix';
import { handoverOf, PICKUP_HOURS } from '@/lib/orders/choices';
import type { Context } from '../context';
import { intakeSite } from '../places/network/intake-site';
import { presentSite } from '../places/network/present-site';
import { sitesOfCountries, type StoredSite } from '../places/network/site-store';
import { dayTexts } from '../pricing/delivery-workings';
import { translate } from '../platform/texts/server-texts';
import { paymentOf, type PaidOrder } from './payment';
import { currentParcels, type ParcelRow } from '@/lib/server/parcels/orders/parcel-store';

type Market = Pick<Context, 'db' | 'now' | 'country' | 'language'>;

/** An order that may still wait to be handed over. */
export interface HandedOver extends PaidOrder {
  order: OrderInput;
  parcels: readonly ParcelRow[];
}

const MINUTES = 60;

/** Shut days that are named ahead. */
const DAYS_AHEAD = 30;

/** The language of a country's streets: the one of its own that is not English, where an address is written in it. */
function streetLanguage({ address, countryCode }: StoredSite['site']): Language {
  return MARKETS[countryCode].languages.find((language) => language !== 'en' && address[language]) ?? 'en';
}

/** The site as it is written on the spot. */
function labelOf({ site, province, city, area }: StoredSite, waybills: readonly string[], reader: Language) {
  const language = streetLanguage(site);
  const street = site.address[language] ?? site.address.en;
  const { names, separator } = placeOrder(
    [street, ...[area, city, province].map((place) => placeName(place, language))],
    language,
  );
  const text = translate(language, 'handOver.label', {
    site: placeName(site, language),
    brand: BRAND.name,
    phone: site.phone,
    address: names.join(separator),
    waybills: waybills.join(' '),
  });
  const [title, selected] = ['labelTitle', 'labelSelected'].map((key) => translate(reader, `handOver.${key}`));
  return { title: title!, language, text, selected: selected! };
}

function siteView(ctx: Market, stored: StoredSite, waybills: readonly string[]): HandOverView['site'] {
  const { site } = stored;
  // A line in one script: where the street is not written in the reader's, all of it is in Latin letters.
  const read = site.address[ctx.language] ? ctx.language : 'en';
  const view = { ...presentSite(stored, read), name: placeName(site, ctx.language) };
  const { siteCode, name, phone, timeZone, hours, address, areaName, cityName, provinceName } = view;
  const today = localDay(ctx.now(), timeZone);
  const coming = site.closedOn.filter((day) => day >= today && day <= addDays(today, DAYS_AHEAD)).toSorted();
  const closed = coming.length ? translate(ctx.language, 'handOver.closed', { days: dayTexts(ctx).list(coming) }) : '';
  return {
    ...{ siteCode, name, phone, timeZone, hours, closed },
    address: [address, areaName, cityName, provinceName],
    label: labelOf(stored, waybills, ctx.language),
  };
}

/** When the courier comes, in the words of the page. */
function pickupWords(ctx: Market, { pickup }: OrderInput): Record<string, string> {
  if (!pickup) return { day: '', hours: '' };
  const { from, until } = PICKUP_HOURS[pickup.window];
  const locale = numeralLocale(ctx);
  return {
    day: formatDay(pickup.date, locale, 'weekdayMonthDay'),
    hours: formatClockRange(from * MINUTES, until * MINUTES, locale),
  };
}

/** Whom to ask about a place that has no site of its own: the warehouse that takes parcels in otherwise. */
function askedWords({ language }: Market, intake: StoredSite | null) {
  if (!intake) return { hasPhone: 'no', site: '', phone: '' };
  // A number keeps its direction in an Arabic sentence.
  return { hasPhone: 'yes', site: placeName(intake.site, language), phone: `\u2066${intake.site.phone}\u2069` };
}

/** Which sentences say how it gets to us. */
function wayOf(order: OrderInput, site: StoredSite | null): string {
  if (order.sendingMode === 'PICKUP') return 'courier';
  if (order.kind === 'international' && handoverOf(order) === 'hong-kong') return 'hongKong';
  if (!site) return 'anySite';
  return order.kind === 'international' ? 'warehouse' : 'counter';
}

/** How parcels that wait get to us and how they are paid; undefined once they are under way. */
export async function handOverOf(ctx: Market, handed: HandedOver): Promise<HandOverView | undefined> {
  const { row, order, parcels } = handed;
  if (row.state !== 'WAITING') return undefined;
  const { sender, receiver } = order;
  const sites = await sitesOfCountries(ctx.db, [...new Set([sender.countryCode, receiver.countryCode])]);
  const intake = intakeSite(sites.get(sender.countryCode) ?? [], order.kind, sender);
  const way = wayOf(order, intake);
  const taken = way === 'warehouse' || way === 'counter' ? intake : null;
  const waiting = currentParcels(parcels).filter(({ state }) => state === 'WAITING');
  const numbers = waiting.map(({ waybill_no }) => waybill_no);
  const words = { way, count: waiting.length, ...pickupWords(ctx, order), ...askedWords(ctx, intake) };
  const say = (key: string) => translate(ctx.language, `handOver.${key}`, words);
  return {
    title: say('title'),
    text: say('text'),
    site: taken && siteView(ctx, taken, numbers),
    payment: await paymentOf(ctx, handed, { intake: taken, abroad: sites.get(receiver.countryCode) ?? [] }),
  };
}
