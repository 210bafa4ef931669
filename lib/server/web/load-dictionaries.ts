import 'server-only';
import type { Dictionaries } from '@/lib/contract/countries';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { cachedRead } from '@/lib/server/pages/cached-read';

/** Lists of choices, in the market's language. */
export function loadDictionaries(choice: MarketChoice, typeList: readonly DictionaryType[]): Promise<Dictionaries> {
  const load = () => serverCaller(choice)('querySysDictByType', { typeList: [...typeList] });
  return cachedRead('dictionaries', choice, load, typeList);
}

/** A dictionary as the choices of a select, in the market's language. */
export async function dictionaryOptions(choice: MarketChoice, type: DictionaryType) {
  const dictionaries = await loadDictionaries(choice, [type]);
  return (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
