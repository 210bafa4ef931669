import 'server-only';
import { findPlaces, type FoundPlace } from '@/lib/http/found-places';
import type { DraftParty } from '@/lib/drafts/draft';
import { placeCodes, type TypedOrder } from '@/lib/drafts/typed-order';
import { PARTIES } from '@/lib/parcel/notices';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import { foldText } from '@/lib/text/fold-text';
import type { Language } from '@/lib/market/language';
import type { FormCall } from '../handle-plain-form';

/** Returns a place in one line, as its field shows it. */
export function placeLine(names: readonly string[], language: Language): string {
  const { names: ordered, separator } = placeNameOrder(names, language);
  return ordered.join(separator);
}

/** Returns cities and areas for a typed name, or for a typed line that starts with the smallest place. */
export async function searchTypedPlaces(
  call: FormCall,
  { countryCode }: Pick<DraftParty, 'countryCode'>,
  typed: string,
): Promise<readonly FoundPlace[]> {
  if (countryCode === '' || typed.trim() === '') return [];
  const search = (name: string) => findPlaces(countryCode, name, (input) => call('queryAreaByTypeAndName', input));
  const [first = ''] = typed.split(/[,،，]/);
  const places = await search(typed.trim());
  return places.length === 0 && first !== typed ? search(first.trim()) : places;
}

/** Returns the intended place: the selected one, the only one found, or the only city with exactly this name. */
export function matchOf(
  places: readonly FoundPlace[],
  party: Pick<DraftParty, 'provinceCode' | 'cityCode' | 'areaCode'>,
  typed: string,
): FoundPlace | undefined {
  if (party.cityCode !== '') return places.find((place) => placeCodes(place) === placeCodes(party));
  if (places.length === 1) return places[0];
  const exactMatches = places.filter(
    ({ names, areaCode }) => areaCode === '' && foldText(names[0] ?? '') === foldText(typed),
  );
  return exactMatches.length === 1 ? exactMatches[0] : undefined;
}

/** Returns the order with the codes of the places that could be identified. */
export async function lookUpPlaces(call: FormCall, typed: TypedOrder, language: Language): Promise<TypedOrder> {
  const places = { ...typed.places };
  const values = { ...typed.draft.values };
  for (const party of PARTIES) {
    const matches = await searchTypedPlaces(call, values[party], places[party]);
    const place = matchOf(matches, values[party], places[party]);
    if (!place) continue;
    const { provinceCode, cityCode, areaCode, names } = place;
    values[party] = { ...values[party], provinceCode, cityCode, areaCode };
    places[party] = placeLine(names, language);
  }
  return { ...typed, places, draft: { ...typed.draft, values } };
}
