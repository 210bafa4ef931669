import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import { WorldMap } from '@/components/parts/maps/world-map';
import { Accordion } from '@/components/ui/content/accordion';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Tag } from '@/components/ui/status/tag';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Country } from '@/lib/market/country';
import { OfficeDetails } from './office-details';
import styles from './offices.module.css';

const officeId = (country: Country) => `office-${country}`;

/** Shows the office of every market: points on the map that open the entries of the list below. */
export function Offices({ views, pageCountry }: { views: readonly CountryView[]; pageCountry: Country }) {
  const t = useTranslations('support.contact.offices');
  const header = useTranslations('layout.header');
  return (
    <Section labelledBy="offices">
      <Container>
        <div className={styles.head}>
          <SectionHeader id="offices" title={t('title')} lead={t('lead')} />
          <WorldMap
            label={t('map')}
            points={views.map(({ code, countryName }) => ({
              id: code,
              label: header('shortCountry', { market: code, country: countryName }),
              href: `#${officeId(code)}`,
              current: code === pageCountry,
            }))}
          />
        </div>
        <div className={styles.offices}>
          {halves(views).map((half, index) => (
            <Accordion
              key={index}
              name="office"
              items={half.map((view) => ({
                key: view.code,
                title: <OfficeLine view={view} isHere={view.code === pageCountry} />,
                content: (
                  <div id={officeId(view.code)} className={styles.office}>
                    <OfficeDetails view={view} />
                  </div>
                ),
              }))}
            />
          ))}
        </div>
      </Container>
    </Section>
  );
}

/** Splits a list for two columns, which are read one after the other. */
function halves<T>(all: readonly T[]): T[][] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

function OfficeLine({ view, isHere }: { view: CountryView; isHere: boolean }) {
  const t = useTranslations('support.contact.offices');
  return (
    <span className={styles.line}>
      <Flag country={view.code} />
      {view.countryName}
      {isHere && (
        <Tag tone="info" icon="map-pin">
          {t('yours')}
        </Tag>
      )}
    </span>
  );
}
