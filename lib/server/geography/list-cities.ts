import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { citiesOf, provinceExists } from './store';

/** Throws notFound for a province there is not. */
export const listCities: Verb<'queryCities'> = async ({ ctx, input }) => {
  const cities = await citiesOf(ctx.db, input.provinceCode);
  if (cities.length === 0 && !(await provinceExists(ctx.db, input.provinceCode))) throw new ApiError('notFound');
  return cities.map(({ code, province_code, name, names, remote }) => ({
    cityCode: code,
    provinceCode: province_code,
    name: names[ctx.language] ?? name,
    remote: remote === 1,
  }));
};
