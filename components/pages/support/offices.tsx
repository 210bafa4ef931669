import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
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

/** Shows the office of every market, the reader's first. */
export function Offices({ views, pageCountry }: { views: readonly CountryView[]; pageCountry: Country }) {
  const t = useTranslations('support.contact.offices');
  const ordered = [...views].sort(
    (one, other) => Number(other.code === pageCountry) - Number(one.code === pageCountry),
  );
  return (
    <Section labelledBy="offices">
      <Container>
        <SectionHeader id="offices" title={t('title')} lead={t('lead')} />
        <div className={styles.offices}>
          {splitInHalves(ordered).map((half, index) => (
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

/** Splits a list into two columns: its first half and its second. */
function splitInHalves<T>(all: readonly T[]): T[][] {
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
