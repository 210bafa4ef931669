import 'server-only';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { addDays } from '@/lib/time/calendar-date';
import { listDeliveredParcels } from '../../../parcels/orders/delivery/delivered-store';
import { WindowReport, type WindowMeasure } from '../../../parcels/orders/delivery/window-report';
import { EXIT_CODES, UsageError, type Command, type CommandArguments } from '../command';
import { tableLine } from '../lines';

const HEADINGS = ['service', 'country', 'parcels', 'within first', 'within last', 'median days late'];
const FIRST_INSTANT = '0000-01-01T00:00:00.000Z';
const LAST_INSTANT = '9999-12-31T00:00:00.000Z';

/** Returns `--from` and `--to` as times in UTC. Both days are included. */
function span({ options: { from, to } }: CommandArguments): { since: string; until: string } {
  try {
    return {
      since: from === undefined ? FIRST_INSTANT : `${addDays(from, 0)}T00:00:00.000Z`,
      until: to === undefined ? LAST_INSTANT : `${addDays(to, 1)}T00:00:00.000Z`,
    };
  } catch {
    throw new UsageError('--from and --to must be days, like 2026-11-20');
  }
}

const percent = (share: number) => formatPercent(Math.round(1000 * share) / 10, 'en');

function asLine({ service, country, parcels, withinFirst, withinLast, medianDaysLate }: WindowMeasure): string {
  return tableLine([service, country, parcels, percent(withinFirst), percent(withinLast), medianDaysLate ?? '-']);
}

export const datesReport: Command = {
  name: 'dates report',
  usage: '[--from DAY] [--to DAY] [--json]',
  summary: 'reports how many parcels arrived within their expected days',
  options: ['from', 'to'],
  flags: ['json'],
  async run({ db, out, err }, args) {
    const { since, until } = span(args);
    const report = new WindowReport();
    for await (const page of listDeliveredParcels(db, since, until)) page.forEach((row) => report.add(row));
    const result = report.result();
    if (args.flags.has('json')) out(JSON.stringify(result ?? { total: null, groups: [] }, null, 2));
    else if (result) [tableLine(HEADINGS), ...[...result.groups, result.total].map(asLine)].forEach(out);
    else err('No parcel with expected days was delivered in that time.');
    return EXIT_CODES.ok;
  },
};
