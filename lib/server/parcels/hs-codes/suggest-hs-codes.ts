import 'server-only';
import { localDay } from '@/lib/time/calendar-date';
import type { Verb } from '../../platform/verb';
import { findHsCodes, hsName } from './find-hs-codes';
import { HS_NOMENCLATURE, isNomenclatureValid } from './nomenclature';

/**
 * Returns the HS codes that fit the goods names, with their names in the language of the request. Returns no codes on
 * days for which the edition is not valid.
 */
export const suggestHsCodes: Verb<'suggestHsCodes'> = async ({ ctx, input: { goodsNameEn, goodsNameCn } }) => {
  const codes = isNomenclatureValid(localDay(ctx.now(), 'UTC')) ? findHsCodes(`${goodsNameEn}\n${goodsNameCn}`) : [];
  return {
    suggestions: codes.map((code) => ({ code, name: hsName(code, ctx.language) })),
    edition: HS_NOMENCLATURE.edition,
    checkedOn: HS_NOMENCLATURE.checkedOn,
  };
};
