import * as z from 'zod';
import { MAX_PLACE_SEARCH_LENGTH } from '@/lib/market/limits';
import { countryCode, optionalText } from '../fields';
import { RouteHub } from '../tracking/route';

const placeCode = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'notFound');

export const ProvincesRequest = z.object({ countryCode });
export const CitiesRequest = z.object({ provinceCode: placeCode });
export const AreasRequest = z.object({ cityCode: placeCode });

export const ProvinceView = z.object({ provinceCode: z.string(), name: z.string() });
export const CityView = z.object({
  cityCode: z.string(),
  provinceCode: z.string(),
  name: z.string(),
  /** Remote areas add 3-5 working days (§9). */
  remote: z.boolean(),
  /** The hub nearest to the city. A gateway may leave it out. */
  hub: RouteHub.optional(),
});
export const AreaView = z.object({ areaCode: z.string(), cityCode: z.string(), name: z.string(), remote: z.boolean() });
export type ProvinceView = z.infer<typeof ProvinceView>;
export type CityView = z.infer<typeof CityView>;
export type AreaView = z.infer<typeof AreaView>;

export const AreaSearchRequest = z.object({
  countryCode,
  type: z.enum(['PROVINCE', 'CITY', 'AREA']),
  name: optionalText(MAX_PLACE_SEARCH_LENGTH),
});
export const AreaSearchResponse = z.array(
  z.object({
    code: z.string(),
    parentCode: z.string(),
    name: z.string(),
    type: z.enum(['PROVINCE', 'CITY', 'AREA']),
    /** The places that contain this one, nearest first: for an area, its city and that city's province. */
    within: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
);
