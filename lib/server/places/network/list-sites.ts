import 'server-only';
import type { SiteListQuery } from '@/lib/contract/places/sites';
import { MARKETS } from '@/lib/market/country';
import { isOpenAt } from '@/lib/market/opening-hours';
import { foldText } from '@/lib/text/fold-text';
import type { Verb } from '../../platform/verb';
import { presentSite } from './present-site';
import { countSites, listStoredSites, type SiteFilter } from './site-store';

function filterOf({ countryCode, text, provinceCode, cityCode, areaCode, kind }: SiteListQuery): SiteFilter {
  const words = foldText(text).split(' ').filter(Boolean);
  return { country: countryCode, provinceCode, cityCode, areaCode, kind, words };
}

/** Lists one page of the sites by place, words, kind and opening time. */
export const listSites: Verb<'listSites'> = async ({ ctx, input }) => {
  const filter = filterOf(input);
  const offset = (input.page - 1) * input.size;
  if (input.openAt === undefined) {
    const sites = await listStoredSites(ctx.db, filter, { offset, limit: input.size });
    const total = await countSites(ctx.db, filter);
    return { items: sites.map((site) => presentSite(site, ctx.language)), total };
  }
  // Opening hours are local times, which SQL cannot compare with an instant. All sites are read, which are only a few
  // hundred.
  const at = new Date(input.openAt);
  const open = (await listStoredSites(ctx.db, filter)).filter(({ site }) =>
    isOpenAt({ ...site, timeZone: MARKETS[site.countryCode].timeZone }, at),
  );
  const items = open.slice(offset, offset + input.size).map((site) => presentSite(site, ctx.language));
  return { items, total: open.length };
};
