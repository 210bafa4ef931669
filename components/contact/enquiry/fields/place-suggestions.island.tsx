'use client';

import { usePlaceList } from '@/components/parts/places/use-place-list';
import type { Place } from '@/lib/client/places';
import type { Country } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

const comparableName = (name: string) => name.trim().toLocaleLowerCase();

/** Returns the region of a typed name, ignoring case. */
export function findRegionByName<Region extends { name: string }>(
  typed: string,
  regions: readonly Region[],
): Region | undefined {
  const spokenName = comparableName(typed);
  return spokenName === '' ? undefined : regions.find(({ name }) => comparableName(name) === spokenName);
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
  const { places: cities } = usePlaceList(findRegionByName(state, regions)?.code ?? '', loadCitiesOf);
  return (
    <>
      <NameList id="franchise-regions" places={regions} />
      <NameList id="franchise-cities" places={cities} />
    </>
  );
}

function NameList({ id, places }: { id: string; places: readonly Place[] }) {
  return (
    <datalist id={id}>
      {places.map(({ code, name }) => (
        <option key={code} value={name} />
      ))}
    </datalist>
  );
}
