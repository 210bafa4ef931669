import { readRouteConfig, turkishOrigin } from '@/lib/routing/route-config';

/** Origin of the Turkish pages where they have a host of their own, else null. */
export function originOfTurkishPages(): string | null {
  // eslint-disable-next-line no-restricted-properties -- the server's configuration lies above this layer, as for middleware.ts
  return turkishOrigin(readRouteConfig(process.env));
}
