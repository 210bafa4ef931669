'use client';

import { usePlaceList } from '@/components/places/use-place-list';
import type { Place } from '@/lib/client/places';
import type { Country } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

const spoken = (name: string) => name.trim().toLocaleLowerCase();

/** The region that a typed name means, whatever its case. */
export function regionNamed<Region extends { name: string }>(
  typed: string,
  regions: readonly Region[],
): Region | undefined {
  const wanted = spoken(typed);
  return wanted === '' ? undefined : regions.find(({ name }) => spoken(name) === wanted);
}

const loadRegions = async (country: Country) => (await import('@/lib/client/places')).loadProvinces(country);
const loadCitiesOf = async (region: string) => (await import('@/lib/client/places')).loadCities(region);

interface PlaceSuggestionsProps {
  /** The country chosen at first. */
  chosen: string;
  /** The country whose regions came with the page. */
  country: Country;
  regions: readonly Place[];
}

/** The regions of the chosen country, and the cities of the region whose name was typed; any other name may be typed. */
export function PlaceSuggestions({ chosen, country, regions: given }: PlaceSuggestionsProps) {
  const countryCode = useFieldValue('countryCode', chosen);
  const state = useFieldValue('state', '');
  const { places: regions } = usePlaceList(countryCode, loadRegions, countryCode === country ? given : undefined);
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
