import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import { CUSTOMER_TYPES } from '@/lib/billing/customs';
import { GOODS } from '@/lib/billing/surcharges';
import { countryCode, isoDate, moneyField, requiredText } from '@/lib/contract/fields';
import type { Tables } from '../../platform/db/tables/tables';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

const rate = z.number('invalid').min(0, 'notNegative').max(1000, 'tooLarge');

/**
 * A rule of customs: one item of `ops customs import`. Duty and fees are percentages of the customs value, VAT of the
 * value that its `basis` names.
 */
export const ImportRuleRecord = z
  .strictObject({
    countryCode,
    validFrom: isoDate,
    validTo: isoDate.nullable().default(null),
    source: z.strictObject({
      text: requiredText(300),
      url: z.url({ protocol: /^https$/, error: 'invalid' }).or(z.literal('')),
    }),
    checkedOn: isoDate,
    confirmed: z.boolean('invalid'),
    threshold: z
      .strictObject({
        amount: moneyField,
        covers: z.enum(['gifts', 'purchases', 'both'], { error: 'chooseOne' }),
        basis: z.enum(['goods', 'goods-and-freight'], { error: 'chooseOne' }),
        frees: z.enum(['duty', 'duty-and-tax'], { error: 'chooseOne' }),
      })
      .nullable()
      .default(null),
    vat: z
      .strictObject({ percent: rate, basis: z.enum(['goods', 'landed'], { error: 'chooseOne' }) })
      .nullable()
      .default(null),
    duty: z.strictObject({ minPercent: rate, maxPercent: rate }).nullable().default(null),
    fees: z
      .array(
        z.strictObject({
          name: requiredText(40),
          percent: rate,
          least: moneyField.nullable().default(null),
          most: moneyField.nullable().default(null),
        }),
      )
      .max(10, 'tooMany')
      .default([]),
    collectedBy: z.enum(['customs', 'us'], { error: 'chooseOne' }).default('customs'),
    notReleased: z
      .array(
        z.strictObject({
          goods: z.enum(GOODS, { error: 'chooseOne' }),
          customer: z.enum(CUSTOMER_TYPES, { error: 'chooseOne' }),
        }),
      )
      .default([]),
    importerGives: requiredText(300),
    /** Two sentences for senders and receivers. */
    texts: inSixLanguages(requiredText(600)),
  })
  .superRefine((rule, issues) => {
    const refuse = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
    if (rule.countryCode === 'CN') refuse('countryCode', 'international parcels leave from China');
    if (rule.validTo !== null && rule.validTo < rule.validFrom) refuse('validTo', 'must not be before validFrom');
    if (rule.duty && rule.duty.maxPercent < rule.duty.minPercent) refuse('duty', 'maxPercent is less than minPercent');
  });
export type ImportRuleRecord = z.output<typeof ImportRuleRecord>;

/** Returns the key of a rule. A destination has one rule for each first day. */
export const importRuleKey = ({ countryCode: country, validFrom }: ImportRuleRecord) => `${country}:${validFrom}`;

export function importRuleRow(rule: ImportRuleRecord): Insertable<Tables['import_rules']> {
  const { countryCode: country_code, validFrom: valid_from } = rule;
  return { country_code, valid_from, rule: JSON.stringify(rule) };
}

export const importRuleOf = ({ rule }: Selectable<Tables['import_rules']>): ImportRuleRecord =>
  ImportRuleRecord.parse(JSON.parse(rule));
