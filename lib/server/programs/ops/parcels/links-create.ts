import 'server-only';
import { notFoundLine } from '../lines';
import { MARKETS } from '@/lib/market/country';
import { isLanguage } from '@/lib/market/language';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { listTrackedParcels } from '../../../parcels/tracking/tracked-store';
import { createParcelLink } from '../../../parcels/receiver/links/create-parcel-link';
import { EXIT_CODES, UsageError, type Command } from '../command';

export const linksCreate: Command = {
  name: 'links create',
  usage: 'WAYBILL [--language LANGUAGE]',
  summary: 'prints a new link for a receiver who has lost the link to a parcel',
  options: ['language'],
  positionals: 1,
  async run({ config, db, now, out, err }, { options, positionals }) {
    const check = checkWaybill(positionals[0] ?? '');
    if (!check.ok) throw new UsageError('WAYBILL must be a waybill number');
    const [parcel] = await listTrackedParcels(db, { waybills: [check.waybill], tradeNos: [] }, null);
    if (!parcel) {
      err(notFoundLine('parcel', check.waybill));
      return EXIT_CODES.failed;
    }
    const country = parcel.receiver_country;
    const language = options.language ?? MARKETS[country].defaultLanguage;
    if (!isLanguage(language)) throw new UsageError('--language must be one of our languages, like fr or zh-CN');
    out(
      await createParcelLink({ config, now }, db, { waybillNo: check.waybill, party: 'receiver', language, country }),
    );
    return EXIT_CODES.ok;
  },
};
