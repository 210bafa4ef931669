import 'server-only';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from './caller';

/** A dictionary as the choices of a select, in the market's language. */
export async function dictionaryOptions({ country, language }: MarketChoice, type: DictionaryType) {
  const dictionaries = await serverCaller({ country, language })('querySysDictByType', { typeList: [type] });
  return (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
