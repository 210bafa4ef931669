import 'server-only';
import { CHECK_AFTER_DAYS, isStale, ruleOn } from '@/lib/billing/import-rule';
import { localDay } from '@/lib/time/calendar-date';
import { DESTINATIONS, MARKETS } from '@/lib/market/country';
import { listImportRules } from '../../../pricing/customs/rule-store';
import { EXIT_CODES, type Command } from '../command';
import { tableLine } from '../lines';

const HEADINGS = ['country', 'since', 'checked', 'confirmed', 'source'];

/** Lists today's rule of each destination. Fails if one is missing or its check is too old. */
export const customsCheck: Command = {
  name: 'customs check',
  usage: '',
  summary: `lists the customs rule of each destination; fails if a rule is missing or was last checked over ${CHECK_AFTER_DAYS} days ago`,
  async run({ db, now, out }) {
    const rules = await listImportRules(db);
    let hasFailed = false;
    out(tableLine(HEADINGS));
    for (const country of DESTINATIONS) {
      const today = localDay(now(), MARKETS[country].timeZone);
      const rule = ruleOn(
        rules.filter(({ countryCode }) => countryCode === country),
        today,
      );
      const isOld = rule !== null && isStale(rule, today);
      hasFailed ||= rule === null || isOld;
      const notes = rule && [
        rule.validFrom,
        `${rule.checkedOn}${isOld ? ' (too old)' : ''}`,
        rule.confirmed ? 'yes' : 'no',
        rule.source.url || rule.source.text,
      ];
      out(tableLine([country, ...(notes ?? ['no rule'])]));
    }
    return hasFailed ? EXIT_CODES.failed : EXIT_CODES.ok;
  },
};
