import { WorldMap } from '@/components/parts/maps/world-map';
import { Container } from '@/components/ui/layout/container';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { countryName } from '@/lib/i18n/names/place-name';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

export function GalleryMap({
  sample,
  country,
  language,
}: {
  sample: GallerySample;
  country: Country;
  language: Language;
}) {
  const points = COUNTRIES.map((code) => ({
    id: code,
    label: countryName(code, language),
    href: `#${code}`,
    current: code === country,
  }));
  return (
    <section id="map" className={styles.section}>
      <Container>
        <SectionHeader title={sample.country} lead={sample.lead} action={<a href="#map">{sample.choose}</a>} />
        <WorldMap label={sample.country} points={points} />
      </Container>
    </section>
  );
}
