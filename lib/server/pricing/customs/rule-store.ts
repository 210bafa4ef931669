import 'server-only';
import type { Country } from '@/lib/market/country';
import { ruleOn } from '@/lib/billing/import-rule';
import type { CalendarDate } from '@/lib/time/calendar-date';
import { groupBy } from '../../platform/group-by';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { importRuleKey, importRuleOf, importRuleRow, type ImportRuleRecord } from './rule-record';

/** Returns all rules, sorted by destination and first day. */
export async function listImportRules(db: Queryable): Promise<ImportRuleRecord[]> {
  const rows = await db.selectFrom('import_rules').selectAll().orderBy('country_code').orderBy('valid_from').execute();
  return rows.map(importRuleOf);
}

/** Inserts a rule, or overwrites the rule with the same destination and first day. */
export async function storeImportRules(db: Queryable, rules: readonly ImportRuleRecord[]): Promise<void> {
  for (const rule of rules) {
    const row = importRuleRow(rule);
    await db
      .insertInto('import_rules')
      .values(row)
      .onConflict((conflict) => conflict.columns(['country_code', 'valid_from']).doUpdateSet({ rule: row.rule }))
      .execute();
  }
}

export async function removeImportRules(db: Queryable, keys: readonly string[]): Promise<void> {
  const removedKeys = new Set(keys);
  for (const rule of await listImportRules(db)) {
    if (!removedKeys.has(importRuleKey(rule))) continue;
    await db
      .deleteFrom('import_rules')
      .where('country_code', '=', rule.countryCode)
      .where('valid_from', '=', rule.validFrom)
      .execute();
  }
}

/** Returns the rules of each destination. A change by import takes effect within a second. */
const listImportRulesByCountry = cachedLookup<ImportRuleRecord[], Country>(async (db, countries) => {
  const rows = await db.selectFrom('import_rules').selectAll().where('country_code', 'in', countries).execute();
  const rulesByCountry = groupBy(rows.map(importRuleOf), ({ countryCode }) => countryCode);
  return new Map(countries.map((country) => [country, rulesByCountry.get(country) ?? []]));
});

/** Returns a lookup of the rule of one of these destinations on a day. It returns null without a rule. */
export async function listImportRulesOn(
  db: Queryable,
  countries: readonly Country[],
): Promise<(country: Country, day: CalendarDate) => ImportRuleRecord | null> {
  const rulesByCountry = await listImportRulesByCountry(db, [...new Set(countries)]);
  return (country, day) => ruleOn(rulesByCountry.get(country) ?? [], day);
}

/** Returns the rule of a destination on a day, or null. */
export async function findImportRule(
  db: Queryable,
  country: Country,
  day: CalendarDate,
): Promise<ImportRuleRecord | null> {
  const ruleFor = await listImportRulesOn(db, [country]);
  return ruleFor(country, day);
}
