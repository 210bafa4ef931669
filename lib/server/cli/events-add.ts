import 'server-only';
import { randomUUID } from 'node:crypto';
import { readScan } from '../tracking/read-scan';
import { EXIT, requiredOption, type Command } from './command';
import { importBatch } from './import-batch';

export const eventsAdd: Command = {
  name: 'events add',
  usage: '--waybill NUMBER --code CODE --place CITY --country CODE [--at TIME] [--zone ZONE]',
  summary: 'adds one scan event, now unless a time is given',
  options: ['waybill', 'code', 'place', 'country', 'at', 'zone'],
  async run({ db, now, out, err }, given) {
    const read = readScan(
      {
        eventId: `ops-${randomUUID()}`,
        waybillNo: requiredOption(given, 'waybill'),
        code: requiredOption(given, 'code').toUpperCase(),
        place: requiredOption(given, 'place'),
        countryCode: requiredOption(given, 'country').toUpperCase(),
        occurredAt: given.options.at ?? now().toISOString(),
        timeZone: given.options.zone,
      },
      now(),
    );
    if (!read.ok) {
      err(read.reason);
      return EXIT.failed;
    }
    const { moved, misfits, withoutOrder } = await importBatch(db, [read.scan], now());
    out(`${read.scan.event_id}: ${read.scan.code} of ${read.scan.waybill_no} stored`);
    if (moved > 0) out('The order was moved.');
    for (const { scan, from } of misfits) err(`${scan.code} does not follow from ${from}: the order was not moved`);
    if (withoutOrder > 0) err('No order has this waybill.');
    return EXIT.ok;
  },
};
