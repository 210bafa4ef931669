import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { areasOf, findCityPlace } from './store';

/** Throws notFound for a city there is not; a city need not have areas. */
export const listAreas: Verb<'queryAreas'> = async ({ ctx, input }) => {
  const areas = await areasOf(ctx.db, input.cityCode);
  if (areas.length === 0 && !(await findCityPlace(ctx.db, input.cityCode))) throw new ApiError('notFound');
  return areas.map(({ code, city_code, name, names, remote }) => ({
    areaCode: code,
    cityCode: city_code,
    name: names[ctx.language] ?? name,
    remote: remote === 1,
  }));
};
