import 'server-only';
import type { LocationView } from '@/lib/contract/content/content';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import type { Verb } from '../../platform/verb';
import { listHubs, type Hub } from '../geography/hub-store';

function presentLocation({ code, country, names, lat, lng, role }: Hub, language: Language): LocationView {
  return { code, name: placeName({ names }, language), countryCode: country, lat, lng, role };
}

/** Returns the points of our network, for maps. */
export const listAllLocations: Verb<'queryAllLocation'> = async ({ ctx }) =>
  (await listHubs(ctx.db)).map((hub) => presentLocation(hub, ctx.language));

export const listLocations: Verb<'queryLocationByCountry'> = async ({ ctx, input }) =>
  (await listHubs(ctx.db, input.countryCode)).map((hub) => presentLocation(hub, ctx.language));
