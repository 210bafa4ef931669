import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { WorldMap } from '@/components/parts/maps/world-map';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Tag } from '@/components/ui/status/tag';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Country } from '@/lib/market/country';
import { OfficeDetails } from './office-details';
import styles from './offices.module.css';

const officeId = (country: Country) => `office-${country}`;

/** Shows the office of every market: points on the map that link to the entries of the list below. */
export function Offices({ views, here }: { views: readonly CountryView[]; here: Country }) {
  const t = useTranslations('support.contact.offices');
  return (
    <Section labelledBy="offices">
      <Container>
        <SectionHeader id="offices" title={t('title')} lead={t('lead')} />
        <WorldMap
          label={t('map')}
          points={views.map(({ code, countryName }) => ({
            id: code,
            label: countryName,
            href: `#${officeId(code)}`,
            current: code === here,
          }))}
        />
        <ul role="list" className={styles.offices}>
          {views.map((view) => (
            <li key={view.code} id={officeId(view.code)} className={styles.office}>
              <div className={styles.head}>
                <h3 className={styles.country}>
                  <Flag country={view.code} />
                  {view.countryName}
                </h3>
                {view.code === here && (
                  <Tag tone="info" icon="map-pin">
                    {t('yours')}
                  </Tag>
                )}
              </div>
              <OfficeDetails view={view} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
