import 'server-only';
import { isSurchargeExempt, surchargePerKg } from '@/lib/billing/surcharges';
import type { GoodsFacts } from '@/lib/contract/orders/goods-check';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES, PACKED_CHARGE } from '@/lib/orders/battery';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translate } from '../../platform/texts/server-texts';
import { BILLING_GOODS } from '../../pricing/billing-terms';
import { assessGoods, judgeFinding, STRICTNESS } from './assess-goods';
import { GOODS_REASONS, type GoodsClass, type ReasonName } from './reasons';

interface JudgedGoods {
  reason: ReasonName;
  verdict: GoodsFacts['verdict'];
  goodsClass: GoodsClass;
}

const GENERAL: JudgedGoods = { reason: 'general', verdict: 'taken', goodsClass: 'GENERAL' };

/**
 * Returns the strictest judgement of the names (§9), or `GENERAL` without findings. Of two equally strict ones, phones
 * come first: their class accepts other devices too.
 */
function judgeAbroad(names: readonly string[]): JudgedGoods {
  const judgedFindings = names.flatMap((name) => assessGoods(name).findings.map(judgeFinding));
  const rank = ({ verdict, goodsClass }: JudgedGoods) =>
    2 * STRICTNESS.indexOf(verdict) + (goodsClass === 'PHONE_TABLET' ? 1 : 0);
  return judgedFindings.toSorted((a, b) => rank(b) - rank(a))[0] ?? GENERAL;
}

/** Returns the judgement within a country, where only dangerous goods are refused. */
function judgeAtHome(names: readonly string[]): JudgedGoods {
  const reasons = names.flatMap((name) => assessGoods(name).findings.map(({ concept }) => concept.reason));
  const dangerous = reasons.find((reason) => 'domestic' in GOODS_REASONS[reason]);
  return dangerous ? { reason: dangerous, verdict: 'refused', goodsClass: 'GENERAL' } : GENERAL;
}

/** Returns the surcharge per kg of a class for each handover, or null if the class or the country has none. */
function surchargeOf(goodsClass: GoodsClass, destination: Country | undefined): GoodsFacts['surchargePerKg'] {
  if (destination && isSurchargeExempt(destination)) return null;
  const [guangzhou, hongKong] = (['guangzhou', 'hong-kong'] as const).map((place) =>
    surchargePerKg(BILLING_GOODS[goodsClass], place),
  );
  return guangzhou && hongKong ? { guangzhou, 'hong-kong': hongKong } : null;
}

const BATTERY_KIND: Partial<Record<ReasonName, string>> = {
  ask: 'ask',
  battery: 'alone',
  phone: 'device',
  device: 'device',
};

function batteryRule(reason: ReasonName, language: Language): string | null {
  const kind = BATTERY_KIND[reason];
  if (kind === undefined) return null;
  return translate(language, 'goods.battery', {
    kind,
    wattHours: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', messageLocale(language)),
    batteries: MAX_PACKED_BATTERIES,
    percent: { percent: PACKED_CHARGE.percent },
  });
}

/** Returns what we know about goods with these names. `abroad`: null within a country. */
export function goodsFacts(
  names: readonly string[],
  abroad: { destination: Country | undefined } | null,
  language: Language,
): GoodsFacts {
  const { reason, verdict, goodsClass } = abroad ? judgeAbroad(names) : judgeAtHome(names);
  const isRefused = verdict === 'refused';
  return {
    verdict,
    goodsClass: isRefused ? null : goodsClass,
    reason,
    reasonText: translate(language, `goods.reasons.${reason}`),
    surchargePerKg: abroad && !isRefused ? surchargeOf(goodsClass, abroad.destination) : null,
    batteryRule: abroad && batteryRule(reason, language),
  };
}
