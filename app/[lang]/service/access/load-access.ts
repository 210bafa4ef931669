import { loadCountries } from '@/app/[lang]/load-countries';
import { loadRateQuote } from '@/app/[lang]/load-rates';
import type { ApiAddresses } from '@/components/pages/access/connections';
import { firstCallRequest } from '@/components/pages/access/first-call';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { getConfig } from '@/lib/server/platform/config';

/** Returns the addresses of the API: on this site with its reference, or of the company's gateway. */
function apiAddresses(home: string): ApiAddresses {
  const gateway = getConfig().API_BASE_URL;
  if (gateway) return { base: gateway.replace(/\/+$/, ''), docs: null };
  const urlOf = (path: string) => new URL(path, home).href;
  const { overview, guide, changes, machines } = DOCS_PATHS;
  const docs = { people: urlOf(overview), guide: urlOf(guide), changes: urlOf(changes), machines: urlOf(machines) };
  return { base: urlOf('/api'), docs };
}

/** Loads all data of the page about platform access. */
export async function loadAccess(market: MarketChoice & { prefix: Prefix }) {
  const { prefix, ...choice } = market;
  const home = homeAddress(getConfig().siteUrl, choice);
  const [countries, quote] = await Promise.all([
    loadCountries(choice),
    loadRateQuote(choice, QuoteRequest.parse(firstCallRequest(choice.country))),
  ]);
  return { market, url: new URL(paths.access(prefix), home).href, home, countries, api: apiAddresses(home), quote };
}
