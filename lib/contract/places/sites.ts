import * as z from 'zod';
import { countryCode } from '../fields';
import { MAX_SITES_A_PAGE, SITE_KINDS, SITE_SERVICES } from './site-terms';

/** Code of a site: upper-case letters, digits and dashes. */
export const siteCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, 'notFound');
const placeCode = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'notFound');

/** A positive number. GET sends numbers as text. */
const positiveInteger = (max: number) =>
  z.coerce.number<number>('invalid').int('invalid').min(1, 'invalid').max(max, 'invalid');

export const SiteListQuery = z.object({
  countryCode: countryCode.optional(),
  provinceCode: placeCode.optional(),
  cityCode: placeCode.optional(),
  areaCode: placeCode.optional(),
  /** Words of a name, an address or a place, in any of our languages. */
  text: z.string().trim().max(60, 'tooLong').default(''),
  kind: z.enum(SITE_KINDS, { error: 'chooseOne' }).optional(),
  /** An instant: returns only sites open then, by each site's local time. */
  openAt: z.iso.datetime({ offset: true, error: 'dateFormat' }).optional(),
  page: positiveInteger(1000).default(1),
  size: positiveInteger(MAX_SITES_A_PAGE).default(50),
});
export type SiteListQuery = z.output<typeof SiteListQuery>;

export const SiteQuery = z.object({ siteCode });

/** Local times of the site, `HH:MM`. If `closes` is not later than `opens`, it closes the next day. */
export const OpeningSpan = z.object({
  /** ISO weekdays, Monday is 1. */
  days: z.array(z.int()),
  opens: z.string(),
  closes: z.string(),
});
export type OpeningSpan = z.output<typeof OpeningSpan>;

export const SiteView = z.object({
  siteCode: z.string(),
  kind: z.enum(SITE_KINDS),
  /** Name in the request's language. */
  name: z.string(),
  /** Name in English, for searches from any keyboard. */
  nameEn: z.string(),
  countryCode,
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  /** Empty if the site belongs to no area. */
  areaCode: z.string(),
  areaName: z.string(),
  /** Street and number, in the request's language if that is a language of the country, otherwise in English. */
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** IANA zone of the hours. */
  timeZone: z.string(),
  hours: z.array(OpeningSpan),
  /** Days on which the site is closed. */
  closedOn: z.array(z.iso.date()),
  services: z.array(z.enum(SITE_SERVICES)),
  lat: z.number(),
  lng: z.number(),
});
export type SiteView = z.infer<typeof SiteView>;

export const SiteListResponse = z.object({ items: z.array(SiteView), total: z.int() });
