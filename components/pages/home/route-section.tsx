import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { RouteCodes } from '@/components/parts/label/route-codes';
import { WorldMap } from '@/components/parts/maps/world-map';
import { Container } from '@/components/ui/layout/container';
import { Fold } from '@/components/ui/content/fold';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { LocationView } from '@/lib/contract/content/content';
import { formatList } from '@/lib/i18n/format/format-range';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { homeHref, marketPoints } from '@/components/parts/maps/market-map';
import styles from './route-section.module.css';

export interface RouteSectionProps {
  market: MarketChoice;
  nameOf: (country: Country) => string;
  locations: readonly LocationView[];
  origin: LocationView | undefined;
  centre: LocationView | undefined;
}

/** Shows the network: every market on the map with the full route to this one, and the same places as lists. */
export function RouteSection({ market, nameOf, locations, origin, centre }: RouteSectionProps) {
  const t = useTranslations('network.route');
  const header = useTranslations('layout.header');
  const { country } = market;
  const shortNameOf = (code: Country) => header('shortCountry', { market: code, country: nameOf(code) });
  const ends = { market: country, origin: origin?.name ?? '', city: centre?.name ?? nameOf(country) };
  const places = locations.filter(({ countryCode }) => countryCode === country);
  return (
    <Section ground="wash" labelledBy="route">
      <Container>
        <SectionHeader brief id="route" title={t('title', ends)} lead={t('lead', ends)} />
        <div className={styles.network}>
          <WorldMap label={t('map')} points={marketPoints(market, shortNameOf)} />
          <div className={styles.lists}>
            <RoutePlaces
              heading={t(country === 'CN' ? 'citiesHere' : 'cities')}
              places={places}
              origin={origin}
              centre={centre}
            />
            <Fold
              plain
              open={country === 'CN'}
              title={<strong className={styles.heading}>{t(country === 'CN' ? 'destinations' : 'markets')}</strong>}
            >
              <ul role="list" className={styles.items}>
                {COUNTRIES.filter((code) => code !== country).map((code) => (
                  <li key={code}>
                    <Link href={homeHref(code, market)} prefetch={false} className={styles.link}>
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
  centre: LocationView | undefined;
}

/** Shows the route as a label does, then its two ends with what is done there, then the other cities as a sentence. */
function RoutePlaces({ heading, places, origin, centre }: PlacesProps) {
  const t = useTranslations('network.route');
  const locale = useLocale();
  const isAbroad = origin && !places.some(({ code }) => code === origin.code);
  const arrivals = isAbroad ? places.filter(({ role }) => role === 'gateway') : [];
  const ends = [origin, ...arrivals].filter((place) => place !== undefined);
  const cities = formatList(
    places.filter((place) => !ends.includes(place)).map(({ name }) => name),
    locale,
  );
  return (
    <div className={styles.list}>
      <h3 className={styles.heading}>{heading}</h3>
      {isAbroad && centre && <RouteCodes route={{ from: printedHub(origin), to: printedHub(centre) }} />}
      <dl className={styles.ends}>
        {ends.map(({ code, name }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{t(code === origin?.code ? 'handOver' : 'arrival')}</dd>
          </div>
        ))}
      </dl>
      {cities && <p>{isAbroad ? t('then', { cities }) : cities}</p>}
    </div>
  );
}
