import 'server-only';
import { randomUUID } from 'node:crypto';
import { MARKETS } from '@/lib/market/country';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { checkWaybill, destinationOf } from '@/lib/parcel/waybill-number';
import { readScan } from '../../../parcels/tracking/read-scan';
import { EXIT_CODES, requiredOption, UsageError, type Command } from '../command';
import { importBatch } from './import-batch';

/** Returns the measures of `--kg 3.4 --cm 40x30x20`. */
function measuresOf({ kg, cm }: Partial<Record<string, string>>) {
  const [lengthCm, widthCm, heightCm, ...more] = cm === undefined ? [] : cm.split('x').map(Number);
  if (more.length > 0) throw new UsageError('--cm must have three sides, like 40x30x20');
  return { ...(kg !== undefined && { weightKg: Number(kg) }), lengthCm, widthCm, heightCm };
}

/** Returns the amount of `--collected 820.50`, in the currency of the waybill's destination. */
function collectedOf({ waybill = '', collected: text }: Partial<Record<string, string>>) {
  if (text === undefined) return {};
  const check = checkWaybill(waybill);
  if (!check.ok) return {}; // the error is reported with the waybill
  const { currency } = MARKETS[destinationOf(check.waybill)];
  const minor = parseAmount(text, currency);
  if (minor === null) throw new UsageError(`--collected must be in ${currency}, like 820 or 820.50`);
  return { collected: { currency, minor } };
}

export const eventsAdd: Command = {
  name: 'events add',
  usage:
    '--waybill NUMBER --code CODE --place CITY --country CODE [--reason REASON] [--at TIME] [--zone ZONE] [--kg WEIGHT [--cm LxWxH]] [--collected AMOUNT]',
  summary: 'adds one scan event, by default with the current time',
  options: ['waybill', 'code', 'reason', 'place', 'country', 'at', 'zone', 'kg', 'cm', 'collected'],
  async run({ db, now, out, err }, args) {
    const reading = readScan(
      {
        eventId: `ops-${randomUUID()}`,
        waybillNo: requiredOption(args, 'waybill'),
        code: requiredOption(args, 'code').toUpperCase(),
        reason: args.options.reason?.toUpperCase(),
        place: requiredOption(args, 'place'),
        countryCode: requiredOption(args, 'country').toUpperCase(),
        occurredAt: args.options.at ?? now().toISOString(),
        timeZone: args.options.zone,
        ...measuresOf(args.options),
        ...collectedOf(args.options),
      },
      now(),
    );
    if (!reading.ok) {
      err(reading.reason);
      return EXIT_CODES.failed;
    }
    const { moved, misfits, withoutOrder, unpriced } = await importBatch(db, [reading.scan], now());
    out(`${reading.scan.event_id}: ${reading.scan.code} of ${reading.scan.waybill_no} stored.`);
    if (moved > 0) out('The state of the parcel changed.');
    for (const { scan, from } of misfits) err(`${scan.code} is not possible after ${from}: the parcel did not change.`);
    for (const { waybillNo, reason } of unpriced) err(`The price of ${waybillNo} did not change: ${reason}.`);
    if (withoutOrder > 0) err(`No order has the waybill ${reading.scan.waybill_no}.`);
    return EXIT_CODES.ok;
  },
};
