import type { FormChoices } from '@/components/enquiry/form-choices';
import { usePlaceList } from '@/components/places/use-place-list';
import { loadCities, loadProvinces } from '@/lib/client/places';
import { regionNamed, type PlaceSuggestions } from './place-suggestions';

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name);

/** The regions of the chosen country, and the cities of the region whose name was typed. None where they cannot be had. */
export function usePlaceSuggestions(choices: FormChoices, countryCode: string, state: string): PlaceSuggestions {
  const given = countryCode === choices.country ? choices.regions : undefined;
  const { places: regions } = usePlaceList(countryCode, loadProvinces, given);
  const { places: cities } = usePlaceList(regionNamed(state, regions)?.code ?? '', loadCities);
  return { regions: namesOf(regions), cities: namesOf(cities) };
}
