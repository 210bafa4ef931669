import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { marketPoints } from '@/components/parts/maps/market-map';
import { Flag } from '@/components/frame/market/flag';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import { WorldMap } from '@/components/parts/maps/world-map';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { LocationView } from '@/lib/contract/content/content';
import { formatList } from '@/lib/i18n/format/format-range';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './network-section.module.css';

export interface NetworkSectionProps {
  market: MarketChoice & { prefix: Prefix };
  nameOf: (country: Country) => string;
  locations: readonly LocationView[];
}

/** Shows the eleven markets on the map, and every city of the network as a list. */
export function NetworkSection({ market, nameOf, locations }: NetworkSectionProps) {
  const t = useTranslations('company.network');
  const links = useTranslations('layout.links');
  const header = useTranslations('layout.header');
  const shortNameOf = (code: Country) => header('shortCountry', { market: code, country: nameOf(code) });
  const origin = locations.find(({ role }) => role === 'origin');
  const sites = (
    <Link href={paths.locationMap(market.prefix)} prefetch={false} className={buttonClass()}>
      {links('location-map')}
    </Link>
  );
  return (
    <Section labelledBy="network">
      <Container>
        <SectionHeader
          id="network"
          title={t('title')}
          lead={origin && t('lead', { origin: origin.name })}
          action={sites}
        />
        <WorldMap label={t('map')} points={marketPoints(market, shortNameOf)} />
        {locations.length > 0 && (
          <div className={styles.list}>
            <PhoneFold title={<h3 className={styles.title}>{t('list')}</h3>}>
              <ul role="list">
                {COUNTRIES.map((country) => (
                  <CountryCities
                    key={country}
                    country={country}
                    name={nameOf(country)}
                    cities={locations.filter(({ countryCode }) => countryCode === country)}
                  />
                ))}
              </ul>
            </PhoneFold>
          </div>
        )}
      </Container>
    </Section>
  );
}

interface CountryCitiesProps {
  country: Country;
  name: string;
  cities: readonly LocationView[];
}

/**
 * Lists the cities of a country as a sentence, and marks where parcels leave and arrive. The row of Türkiye names our
 * licence (§1).
 */
function CountryCities({ country, name, cities }: CountryCitiesProps) {
  const t = useTranslations('company.network');
  const locale = useLocale();
  const names = cities.map(({ name: city, role }) => {
    if (role === 'origin') return t('origin', { city });
    // Parcels leave through gateways in China and arrive through gateways in the other markets.
    return role === 'gateway' && country !== 'CN' ? t('arrival', { city }) : city;
  });
  return (
    <li className={styles.country}>
      <h4 className={styles.name}>
        <Flag country={country} />
        {name}
      </h4>
      <div className={styles.cities}>
        <p>{formatList(names, locale)}</p>
        {country === 'TR' && <p>{t('licence', { turkey: name })}</p>}
      </div>
    </li>
  );
}
