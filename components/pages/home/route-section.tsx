import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { WorldMap } from '@/components/parts/maps/world-map';
import { Container } from '@/components/ui/layout/container';
import { Fold } from '@/components/ui/content/fold';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Tag } from '@/components/ui/status/tag';
import type { LocationView } from '@/lib/contract/content/content';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { homeOf, marketPoints } from '@/components/parts/maps/market-map';
import styles from './route-section.module.css';

export interface RouteSectionProps {
  market: MarketChoice;
  nameOf: (country: Country) => string;
  locations: readonly LocationView[];
  origin: LocationView | undefined;
  centre: LocationView | undefined;
}

/** Shows the network: every market on the map with the full route to this one, and the same as lists. */
export function RouteSection({ market, nameOf, locations, origin, centre }: RouteSectionProps) {
  const t = useTranslations('network.route');
  const { country } = market;
  const ends = { market: country, origin: origin?.name ?? '', city: centre?.name ?? nameOf(country) };
  const places = locations.filter(({ countryCode }) => countryCode === country);
  return (
    <Section ground="wash" labelledBy="route">
      <Container>
        <SectionHeader brief id="route" title={t('title', ends)} lead={t('lead', ends)} />
        <div className={styles.network}>
          <WorldMap label={t('map')} points={marketPoints(market, nameOf)} />
          <div className={styles.lists}>
            <Places heading={t(country === 'CN' ? 'citiesHere' : 'cities')} places={places} origin={origin} />
            <Fold
              plain
              open={country === 'CN'}
              title={<strong className={styles.heading}>{t(country === 'CN' ? 'destinations' : 'markets')}</strong>}
            >
              <ul role="list" className={styles.items}>
                {COUNTRIES.filter((code) => code !== country).map((code) => (
                  <li key={code}>
                    <Link href={homeOf(code, market)} prefetch={false} className={styles.link}>
                      {nameOf(code)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        </div>
      </Container>
    </Section>
  );
}

interface PlacesProps {
  heading: string;
  places: readonly LocationView[];
  origin: LocationView | undefined;
}

function Places({ heading, places, origin }: PlacesProps) {
  const t = useTranslations('network.route');
  const abroad = origin && !places.some(({ code }) => code === origin.code);
  return (
    <div className={styles.list}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul role="list" className={styles.items}>
        {abroad && (
          <li className={styles.place}>
            {origin.name} <Tag tone="info">{t('handOver')}</Tag>
          </li>
        )}
        {places.map(({ code, name, role }, index) => (
          <li key={code} className={styles.place}>
            {abroad && index === 0 && <Icon name="arrow-forward" size={16} className={styles.arrow} />}
            <span>{name}</span> {abroad && role === 'gateway' && <Tag tone="info">{t('arrival')}</Tag>}
            {role === 'origin' && <Tag tone="info">{t('handOver')}</Tag>}
          </li>
        ))}
      </ul>
    </div>
  );
}
