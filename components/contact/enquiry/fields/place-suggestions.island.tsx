'use client';

import { usePlaceList } from '@/components/parts/places/use-place-list';
import type { Place } from '@/lib/client/places';
import type { Country } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

const spoken = (name: string) => name.trim().toLocaleLowerCase();

/** Returns the region of a typed name, ignoring case. */
export function regionNamed<Region extends { name: string }>(
  typed: string,
  regions: readonly Region[],
): Region | undefined {
  const spokenName = spoken(typed);
  return spokenName === '' ? undefined : regions.find(({ name }) => spoken(name) === spokenName);
}

const loadRegions = async (country: Country) => (await import('@/lib/client/places')).loadProvinces(country);
const loadCitiesOf = async (region: string) => (await import('@/lib/client/places')).loadCities(region);

interface PlaceSuggestionsProps {
  /** The country that is selected at first. */
  region: string;
  /** The country whose regions came with the page. */
  country: Country;
  regions: readonly Place[];
}

/** Renders datalists of the selected country's regions and the typed region's cities. Other names may be typed. */
export function PlaceSuggestions({ region, country, regions: initialRegions }: PlaceSuggestionsProps) {
  const countryCode = useFieldValue('countryCode', region);
  const state = useFieldValue('state', '');
  const { places: regions } = usePlaceList(
    countryCode,
    loadRegions,
    countryCode === country ? initialRegions : undefined,
  );
  const { places: cities } = usePlaceList(regionNamed(state, regions)?.code ?? '', loadCitiesOf);
  return (
    <>
      <Names id="franchise-regions" places={regions} />
      <Names id="franchise-cities" places={cities} />
    </>
  );
}

function Names({ id, places }: { id: string; places: readonly Place[] }) {
  return (
    <datalist id={id}>
      {places.map(({ code, name }) => (
        <option key={code} value={name} />
      ))}
    </datalist>
  );
}
