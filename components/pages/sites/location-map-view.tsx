import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { prefixIn } from '@/components/parts/maps/market-map';
import { ClientMessages } from '@/components/frame/client-messages';
import { countryNames, type NamedCountry } from '@/lib/i18n/names/place-name';
import { PageTrail } from '@/components/frame/page/page-trail';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { LocationView } from '@/lib/contract/content/content';
import type { SiteView } from '@/lib/contract/places/sites';
import { COUNTRIES } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originBeforePath } from '@/lib/seo/site-origins';
import { groupSites } from './finder/group-sites';
import styles from './location-map-view.module.css';
import { SitesFinder } from './finder/sites-finder.island';
import { sitesLd } from './sites-ld';
import type { MapTiles } from './map/sites-map-props';

export interface LocationMapViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly NamedCountry[];
  /** Sites of the market; empty if they are unavailable. */
  sites: readonly SiteView[];
  cities: readonly LocationView[];
  /** Absolute address of the market's home page. */
  home: string;
  tiles: MapTiles | null;
}

/** Shows the service sites with a map and a search (§2). */
export function LocationMapView({ market, countries, sites, cities, home, tiles }: LocationMapViewProps) {
  const t = useTranslations('network.sites');
  const links = useTranslations('layout.links');
  const { country, language, prefix } = market;
  const names = countryNames(language, countries);
  const words = { market: country, country: names[country] };
  return (
    <Section compact>
      <JsonLd data={sitesLd(sites, new URL(paths.locationMap(prefix), home).href)} />
      <Container>
        <div className={styles.head}>
          <PageTrail prefix={prefix} route="location-map" name={links('location-map')} />
        </div>
        <SectionHeader level={1} title={t('title', words)} lead={t('lead')} brief />
        {sites.length === 0 && <Notice tone="warn">{t('unavailable')}</Notice>}
        <noscript>
          <PlaceLinks sites={sites} />
        </noscript>
        <ClientMessages namespaces={['sites', 'common.states', 'common.places']}>
          <SitesFinder
            marketSites={{ country, sites, cities }}
            countries={COUNTRIES.map((code) => ({ value: code, label: names[code] }))}
            tiles={tiles}
          />
        </ClientMessages>
        <noscript>
          <OtherCountries market={market} names={names} />
        </noscript>
        <p className={styles.onward}>
          <Link href={paths.overseaStore(prefix)} prefetch={false}>
            {t('warehouses')}
          </Link>
        </p>
      </Container>
    </Section>
  );
}

/** Replaces the search: a link to every place that has a site. */
function PlaceLinks({ sites }: { sites: readonly SiteView[] }) {
  const t = useTranslations('network.sites');
  const groups = groupSites(sites, useLocale());
  return (
    <nav aria-label={t('jump')} className={styles.jump}>
      <ul role="list" className={styles.links}>
        {groups.map(({ key, names: [name] }) => (
          <li key={key}>
            <a href={`#${key}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the same page of every other market, in the visitor's language if that market has it. */
function OtherCountries({ market, names }: Pick<LocationMapViewProps, 'market'> & { names: Record<string, string> }) {
  const t = useTranslations('network.sites');
  const others = COUNTRIES.filter((country) => country !== market.country).map((country) => ({
    country,
    href: originBeforePath(market.country, country) + paths.locationMap(prefixIn(country, market)),
  }));
  return (
    <nav aria-label={t('elsewhere')} className={styles.jump}>
      <p className={styles.elsewhere}>{t('elsewhere')}</p>
      <ul role="list" className={styles.links}>
        {others.map(({ country, href }) => (
          <li key={country}>
            <a href={href}>{names[country]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
