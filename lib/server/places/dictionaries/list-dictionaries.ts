import 'server-only';
import type { Dictionaries } from '@/lib/contract/places/countries';
import type { Verb } from '../../platform/verb';
import { formatPickupHours } from '@/lib/i18n/format/format-service';
import { numeralLocale } from '@/lib/market/prefix';
import { isPickupWindow } from '@/lib/orders/choices';
import type { Context } from '../../platform/context';
import { listDictionaryEntries } from './dictionary-store';

/** Returns the hours of a pickup window, formatted for the market. */
function hoursOf(type: string, code: string, { country, language }: Pick<Context, 'country' | 'language'>) {
  if (type !== 'PICKUP_TIME' || !isPickupWindow(code)) return undefined;
  return formatPickupHours(code, numeralLocale({ country, language }));
}

/** Returns the entries of every requested type. It serves the three forms of the query (§7). */
export const listDictionaries: Verb<'querySysDictByType'> = async ({ ctx, input }) => {
  const entries = await listDictionaryEntries(ctx.db, input.typeList);
  const dictionaries: Dictionaries = {};
  for (const type of input.typeList) {
    dictionaries[type] = entries
      .filter((entry) => entry.type === type)
      .map(({ code, names }) => ({ type, code, name: hoursOf(type, code, ctx) ?? names[ctx.language] }));
  }
  return dictionaries;
};
