import * as z from 'zod';
import { CUSTOMS_CHARGE_KINDS } from '@/lib/billing/import-charges';
import { INCOTERMS } from '@/lib/billing/import-rule';
import { isoDate, moneyField } from '../fields';

/** Import duty and tax, without amounts. All texts are in the request's language. */
export const ImportNoteView = z.object({
  /** "Import duty and tax". */
  label: z.string(),
  /** Sentence that names the payer. */
  text: z.string(),
  /** Rule of the destination, and what is uncertain about it. */
  notes: z.array(z.string()),
  /**
   * Terms of delivery on the commercial invoice. DAP: the receiver pays duty and tax, to customs or to us in advance.
   */
  incoterm: z.enum(INCOTERMS),
});
export type ImportNoteView = z.infer<typeof ImportNoteView>;

/** Import duty and tax of a shipment. They are not part of any total of the quote. */
export const ImportChargesView = ImportNoteView.extend({
  /**
   * estimate: customs charges the receiver an amount between `low` and `high`. advance: we collect it from the
   * receiver before customs does. `low` is the total of the quote's receiver lines, and duty comes on top if `high` is
   * null. below-threshold: nothing is due. open: customs decides the amount.
   */
  kind: z.enum(CUSTOMS_CHARGE_KINDS),
  /** Calculation of the amounts. Empty without amounts. */
  workings: z.array(z.string()),
  /** In the receiver's currency. Null without an amount. */
  low: moneyField.nullable(),
  /** Null without an amount, and if no rate limits it. */
  high: moneyField.nullable(),
  /** False if the rule is unknown, its source is weak or sources differ. */
  confirmed: z.boolean(),
  /** Day on which we last compared the rule with its source; null without a rule. */
  checkedOn: isoDate.nullable(),
  source: z.object({ text: z.string(), url: z.string() }).nullable(),
});
export type ImportChargesView = z.infer<typeof ImportChargesView>;
