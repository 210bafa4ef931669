import 'server-only';
import type { Dictionaries } from '@/lib/contract/countries';
import type { Verb } from '../verb';
import { dictionaryEntries } from './store';

/** One implementation for the three spellings of the query (§7); every type asked for is in the answer. */
export const listDictionaries: Verb<'querySysDictByType'> = async ({ ctx, input }) => {
  const entries = await dictionaryEntries(ctx.db, input.typeList);
  const answer: Dictionaries = {};
  for (const type of input.typeList) {
    answer[type] = entries
      .filter((entry) => entry.type === type)
      .map(({ code, names }) => ({ type, code, name: names[ctx.language] }));
  }
  return answer;
};
