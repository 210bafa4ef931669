import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import { COUNTRIES } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { loadShipData } from './express/load-ship-data';

/** Loads the options of the enquiry forms. */
export async function loadFormChoices(choice: MarketChoice): Promise<FormChoices> {
  const { country } = choice;
  const { data } = await loadShipData(choice, [country]);
  const entries = (type: DictionaryType) =>
    (data.dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return {
    countries: COUNTRIES.map((code) => ({ value: code, label: data.countryNames[code] })),
    contactWays: entries('CONTACT_WAY'),
    shipRequires: entries('SHIP_REQUIRE'),
    cycles: entries('CYCLE'),
    country,
    regions: data.provinces[country] ?? [],
  };
}
