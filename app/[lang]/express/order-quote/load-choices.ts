import 'server-only';
import type { PlaceChoices } from '@/components/sending/quote/place-fields';
import type { QuoteDraft } from '@/components/sending/quote/quote-draft';
import type { QuoteFormProps } from '@/components/sending/quote/quote-form';
import type { Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { loadDictionaryOptions } from '@/lib/server/web/load-dictionaries';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';
import { loadDestinations } from '../../load-destinations';

async function loadPlaceChoices(
  choice: MarketChoice,
  countryCode: Country,
  { province, city }: { province: string; city: string },
): Promise<PlaceChoices> {
  const call = serverCaller(choice);
  const provinces = await readCached('provinces', choice, () => call('queryProvinces', { countryCode }), [countryCode]);
  const isProvince = provinces.some(({ provinceCode }) => provinceCode === province);
  const readCities = () => call('queryCities', { provinceCode: province });
  const cities = isProvince ? await readCached('cities', choice, readCities, [province]) : [];
  const chosenCity = cities.find(({ cityCode }) => cityCode === city);
  return {
    provinces: provinces.map(({ provinceCode, name }) => ({ value: provinceCode, label: name })),
    cities: cities.map(({ cityCode, name }) => ({ value: cityCode, label: name })),
    province: isProvince ? province : '',
    city: chosenCity?.cityCode ?? '',
    hub: chosenCity?.hub,
  };
}

/** Options of the calculator's fields. */
export type QuoteChoices = Omit<QuoteFormProps, 'draft' | 'errors'>;

const NO_CHOICES: PlaceChoices = { provinces: [], cities: [], province: '', city: '' };

/**
 * Returns the places of collection: the page's own country, or China if a courier collects there. Without a courier,
 * the place has no effect.
 */
function loadOriginChoices(choice: MarketChoice, draft: QuoteDraft): Promise<PlaceChoices> | PlaceChoices {
  const place = { province: draft.fromProvince, city: draft.fromCity };
  if (draft.kind === 'domestic') return loadPlaceChoices(choice, draft.country, place);
  return draft.sending === 'PICKUP' ? loadPlaceChoices(choice, 'CN', place) : NO_CHOICES;
}

export async function loadQuoteChoices(choice: MarketChoice, draft: QuoteDraft): Promise<QuoteChoices> {
  const [destinations, goods, to, from] = await Promise.all([
    loadDestinations(choice),
    loadDictionaryOptions(choice, 'INTL_GOODS_TYPE'),
    loadPlaceChoices(choice, draft.country, draft),
    loadOriginChoices(choice, draft),
  ]);
  return { destinations, goods, to, from };
}
