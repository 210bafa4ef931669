import 'server-only';
import type { ListChange, ListKind, ListProblem } from '../../platform/list-kind';
import { importRuleKey, ImportRuleRecord } from './rule-record';
import { listImportRules, removeImportRules, storeImportRules } from './rule-store';

/** Finds rules of one destination that apply on the same day. */
function findOverlaps(
  { items, removed }: ListChange<ImportRuleRecord>,
  stored: readonly ImportRuleRecord[],
): ListProblem[] {
  const removedKeys = new Set([...removed, ...items.map(importRuleKey)]);
  const nextRules = [...stored.filter((rule) => !removedKeys.has(importRuleKey(rule))), ...items];
  return nextRules.flatMap((rule) => {
    const next = nextRules.find(
      ({ countryCode, validFrom }) =>
        countryCode === rule.countryCode &&
        validFrom > rule.validFrom &&
        (rule.validTo === null || validFrom <= rule.validTo),
    );
    return next ? [{ message: `${importRuleKey(rule)} must end before ${importRuleKey(next)}: set its validTo` }] : [];
  });
}

/** Describes the list of `ops customs import` and `ops customs export`. */
export const IMPORT_RULE_LIST: ListKind<ImportRuleRecord> = {
  name: 'customs',
  plural: 'customs rules',
  schema: ImportRuleRecord,
  keyOf: importRuleKey,
  tag: 'customs',
  readAll: listImportRules,
  store: storeImportRules,
  remove: removeImportRules,
  check: async (db, change) => findOverlaps(change, await listImportRules(db)),
};
