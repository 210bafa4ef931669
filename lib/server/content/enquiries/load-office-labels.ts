import 'server-only';
import { placeName } from '@/lib/i18n/names/place-name';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Context } from '../../platform/context';
import { listCountryRecords, listDictionaryEntries } from '../../places/dictionaries/dictionary-store';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { messageLocale } from '../../platform/texts/message-arguments';

/** Labels of chosen codes in the language of a market's office. Empty if nothing was chosen. */
export interface OfficeLabels {
  language: Language;
  country: (code: Country | null) => string;
  entry: (type: 'CONTACT_WAY' | 'SHIP_REQUIRE' | 'CYCLE', code: string | null) => string;
  weight: (weightKg: number | null) => string;
}

export async function loadOfficeLabels({ db }: Context, market: Country): Promise<OfficeLabels> {
  const language = MARKETS[market].defaultLanguage;
  const countries = await listCountryRecords(db);
  const entries = await listDictionaryEntries(db, ['CONTACT_WAY', 'SHIP_REQUIRE', 'CYCLE']);
  return {
    language,
    country: (code) =>
      placeName(
        countries.find((each) => each.code === code),
        language,
      ),
    entry: (type, code) => entries.find((each) => each.type === type && each.code === code)?.names[language] ?? '',
    weight: (weightKg) => (weightKg === null ? '' : formatMeasure(weightKg, 'kg', messageLocale(language))),
  };
}
