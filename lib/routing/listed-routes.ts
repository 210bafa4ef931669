import type { Country } from '@/lib/market/country';
import { isShownIn, ROUTES, type RouteName } from './routes';

/** Returns the pages of a country that search engines may list, without those that have a dynamic segment. */
export function listedRoutes(country: Country): RouteName[] {
  return ROUTES.filter((route) => {
    return !route.flags.private && !route.path.includes('[') && isShownIn(route, country);
  }).map(({ name }) => name);
}
