import 'server-only';
import type { Dictionaries } from '@/lib/contract/places/countries';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from './caller';
import { readCached } from './stored-pages/read-cached';

/** Returns lists of choices in the market's language. */
export function loadDictionaries(choice: MarketChoice, typeList: readonly DictionaryType[]): Promise<Dictionaries> {
  const load = () => serverCaller(choice)('querySysDictByType', { typeList: [...typeList] });
  return readCached('dictionaries', choice, load, typeList);
}

/** Returns a dictionary as options of a select, in the market's language. */
export async function loadDictionaryOptions(choice: MarketChoice, type: DictionaryType) {
  const dictionaries = await loadDictionaries(choice, [type]);
  return (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
