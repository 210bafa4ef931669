import 'server-only';
import { NAMES } from '../db/json-column';
import type { Verb } from '../verb';
import { foldText } from '@/lib/market/fold-text';
import { findPlaces } from './search-store';

/** More than a list shows at once; who types another letter sees the rest. */
const MAX_RESULTS = 100;

/** Places of one kind by their name in any script, however accents and case are typed. */
export const searchAreas: Verb<'queryAreaByTypeAndName'> = async ({ ctx, input }) => {
  const { countryCode: country, type, name } = input;
  const found = await findPlaces(ctx.db, { country, type, folded: foldText(name), limit: MAX_RESULTS });
  return found.map(({ code, parentCode, name: latin, names }) => ({
    code,
    parentCode,
    name: NAMES.read(names)[ctx.language] ?? latin,
    type,
  }));
};
