import 'server-only';
import { loadCountries } from '@/app/[lang]/load-countries';
import { loadImportCharges } from '@/app/[lang]/load-rates';
import { type GoodsQuestion } from '@/components/pages/goods/goods-question';
import type { AssessedGoods } from '@/components/pages/goods/goods-result';
import { countryName } from '@/lib/i18n/names/place-name';
import type { MarketChoice } from '@/lib/market/prefix';
import { vagueNameIssue } from '@/lib/orders/goods-issue';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { serverCaller } from '@/lib/server/web/caller';
import { MAX_GOODS_NAME_LENGTH } from '@/lib/contract/orders/order-fields';

interface GoodsCheck {
  question: GoodsQuestion;
  /** Null for a name that cannot be judged, or if the service lacks the call. */
  result: AssessedGoods | null;
}

/** Returns the answer to a question, or the error of its name. */
export async function loadGoodsResult(choice: MarketChoice, question: GoodsQuestion): Promise<GoodsCheck> {
  const { name, to } = question;
  const issue = name.length > MAX_GOODS_NAME_LENGTH ? 'tooLong' : vagueNameIssue(name);
  if (issue) return { question: { ...question, error: translateError(choice, issue) }, result: null };
  if (name === '') return { question, result: null };
  const call = serverCaller({ country: choice.country, language: choice.language });
  const [countries, { goods = [] }, charges] = await Promise.all([
    loadCountries({ country: choice.country, language: choice.language }),
    call('checkGoods', { destinationCountry: to, parcels: [{ goodsNameEn: name, goodsNameCn: '' }] }),
    loadImportCharges(choice, to),
  ]);
  const [facts] = goods;
  const country = countryName(to, choice.language, countries);
  return { question, result: facts ? { name, to, country, facts, charges } : null };
}
