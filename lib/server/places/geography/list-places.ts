import 'server-only';
import { sortNames } from '@/lib/i18n/names/sort-names';
import type { Verb } from '../../platform/verb';
import { ApiError } from '../../platform/errors';
import { loadNearestHubs, viewHub } from './route';
import { listProvincesIn, listCitiesIn, hasProvince, listAreasIn, findCityPlace } from './place-store';

export const listProvinces: Verb<'queryProvinces'> = async ({ ctx, input }) => {
  const provinces = await listProvincesIn(ctx.db, input.countryCode);
  const namedProvinces = provinces.map(({ code, name, names }) => ({
    provinceCode: code,
    name: names[ctx.language] ?? name,
  }));
  return sortNames(namedProvinces, ctx.language);
};

/** Lists the cities of a province. Throws notFound for an unknown province. */
export const listCities: Verb<'queryCities'> = async ({ ctx, input }) => {
  const cities = await listCitiesIn(ctx.db, input.provinceCode);
  if (cities.length === 0 && !(await hasProvince(ctx.db, input.provinceCode))) throw new ApiError('notFound');
  const hubNear = await loadNearestHubs(
    ctx.db,
    cities.map(({ countryCode }) => countryCode),
  );
  const namedCities = cities.map((city) => {
    const { code, province_code, name, names, remote } = city;
    const hub = hubNear(city);
    return {
      cityCode: code,
      provinceCode: province_code,
      name: names[ctx.language] ?? name,
      remote: remote === 1,
      ...(hub && { hub: viewHub(hub, ctx.language) }),
    };
  });
  return sortNames(namedCities, ctx.language);
};

/** Lists the areas of a city, which may be none. Throws notFound for an unknown city. */
export const listAreas: Verb<'queryAreas'> = async ({ ctx, input }) => {
  const areas = await listAreasIn(ctx.db, input.cityCode);
  if (areas.length === 0 && !(await findCityPlace(ctx.db, input.cityCode))) throw new ApiError('notFound');
  const namedAreas = areas.map(({ code, city_code, name, names, remote }) => ({
    areaCode: code,
    cityCode: city_code,
    name: names[ctx.language] ?? name,
    remote: remote === 1,
  }));
  return sortNames(namedAreas, ctx.language);
};
