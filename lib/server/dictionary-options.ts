import 'server-only';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from './caller';
import { cachedRead } from './pages/cached-read';

/** A dictionary as the choices of a select, in the market's language. */
export async function dictionaryOptions(choice: MarketChoice, type: DictionaryType) {
  const load = () => serverCaller(choice)('querySysDictByType', { typeList: [type] });
  const dictionaries = await cachedRead('dictionaries', choice, load, [type]);
  return (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
