import 'server-only';
import { listEnquiries } from '../../../content/enquiries/enquiry-store';
import { EXIT_CODES, type Command } from '../command';
import { ENQUIRY_OPTIONS, enquiryFilter } from '../files/list-filters';
import { tableLine } from '../lines';

export const enquiriesList: Command = {
  name: 'enquiries list',
  usage: '[--kind KIND] [--country CODE] [--since DAY]',
  summary: 'lists enquiries, oldest first, without names and addresses',
  options: ENQUIRY_OPTIONS,
  async run({ db, out }, args) {
    const filter = enquiryFilter(args);
    out(tableLine(['created', 'reference', 'kind', 'country', 'language', 'state']));
    for await (const page of listEnquiries(db, filter)) {
      for (const { created_at, reference, kind, country_code, language, claim_state } of page)
        out(tableLine([created_at, reference, kind, country_code, language, claim_state]));
    }
    return EXIT_CODES.ok;
  },
};
