import 'server-only';
import type { CountryView } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

type InSixLanguages = Record<Language, string>;

/** A country as its row's `data` holds it; what does not change with operations (languages, currency) is in lib/market. */
export interface CountryRecord extends Pick<CountryView, 'defaultMark' | 'contact' | 'email' | 'hours' | 'social'> {
  code: Country;
  names: InSixLanguages;
  openTime: InSixLanguages;
  address: InSixLanguages;
  phoneRegex: string;
  phoneExample: string;
}
