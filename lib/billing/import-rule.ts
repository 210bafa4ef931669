import { daysBetween, type CalendarDate } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import type { CustomerType } from './customs';
import type { Money } from './money';
import type { Goods } from './surcharges';

/** Value up to which customs charges less. */
export interface ImportThreshold {
  amount: Money;
  /** Consignments that the threshold applies to: gifts between persons, purchases, or both. */
  covers: 'gifts' | 'purchases' | 'both';
  /** Value that is compared with `amount`. */
  basis: 'goods' | 'goods-and-freight';
  /** Charges that do not apply to values up to `amount`. */
  frees: 'duty' | 'duty-and-tax';
}

/**
 * A charge of customs besides duty and VAT: a share of the customs value, with its bounds. A fixed fee has equal
 * bounds.
 */
export interface ImportFee {
  /** Name on the customs bill, such as IDF. */
  name: string;
  percent: number;
  least: Money | null;
  most: Money | null;
}

/** Charges of a destination's customs, from `validFrom` to `validTo` inclusive. A rule is dated data with a source. */
export interface ImportRule {
  countryCode: Country;
  validFrom: CalendarDate;
  /** Null while the rule applies. */
  validTo: CalendarDate | null;
  source: { text: string; url: string };
  /** Day on which a person last compared the rule with its source. */
  checkedOn: CalendarDate;
  /** False if the source is weak or sources differ. */
  confirmed: boolean;
  threshold: ImportThreshold | null;
  /** `goods`: a share of the goods value. `landed`: of goods, freight, duty and fees. Null if unknown. */
  vat: { percent: number; basis: 'goods' | 'landed' } | null;
  /** Lowest and highest rate, of goods and freight. Null if customs decides. */
  duty: { minPercent: number; maxPercent: number } | null;
  fees: readonly ImportFee[];
  /** `us`: we collect the charges from the receiver in advance (§9). */
  collectedBy: 'customs' | 'us';
  /** Goods that customs does not release, by kind of importer. */
  notReleased: readonly { goods: Goods; customer: CustomerType }[];
  /** Facts and documents that the importer gives customs. */
  importerGives: string;
}

export const INCOTERMS_EDITION = 'Incoterms 2020';
/** DAP: the receiver pays duty and tax. DDP: the seller pays them. No price of ours includes them. */
export const INCOTERMS = ['DAP', 'DDP'] as const;
/** Terms of every shipment: the receiver pays duty and tax to customs, or to us in advance (§9). */
export const INCOTERM = 'DAP' satisfies (typeof INCOTERMS)[number];

/** Days after which a rule must be checked again. A rule with an older check is shown with the day of that check. */
export const CHECK_AFTER_DAYS = 180;

/** Returns the rule that applies on a day, or null. If two apply, returns the later one. */
export function ruleOn<Rule extends ImportRule>(rules: readonly Rule[], day: CalendarDate): Rule | null {
  const valid = rules.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
  return valid.reduce<Rule | null>((last, rule) => (last && last.validFrom > rule.validFrom ? last : rule), null);
}

/** Returns true if the last check of a rule is more than 180 days old. */
export function isStale({ checkedOn }: Pick<ImportRule, 'checkedOn'>, today: CalendarDate): boolean {
  return daysBetween(checkedOn, today) > CHECK_AFTER_DAYS;
}
