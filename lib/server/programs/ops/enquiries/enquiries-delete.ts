import 'server-only';
import { notFoundLine } from '../lines';
import { eraseEnquiry, isClaimOpen } from '../../../content/enquiries/erase-enquiry';
import { findEnquiry } from '../../../content/enquiries/enquiry-store';
import { EXIT_CODES, type Command } from '../command';

export const enquiriesDelete: Command = {
  name: 'enquiries delete',
  usage: 'REFERENCE [--yes]',
  summary:
    'deletes an enquiry and its mails; for a decided claim, deletes only the text of its sender. Without --yes, only shows what would happen',
  flags: ['yes'],
  positionals: 1,
  async run({ db, now, out, err, about }, { positionals, flags }) {
    const reference = positionals[0]!.trim().toUpperCase();
    const row = await findEnquiry(db, reference);
    if (!row) {
      err(notFoundLine('enquiry', reference));
      return EXIT_CODES.failed;
    }
    if (row.user_id !== null) about(row.user_id);
    if (isClaimOpen(row)) {
      err(`Claim ${reference} is open: decide it first.`);
      return EXIT_CODES.failed;
    }
    const consequence = row.claim_state === null ? 'is deleted' : 'loses the text of its sender';
    if (!flags.has('yes')) {
      out(`${reference} of ${row.created_at} (${row.kind}) ${consequence} if you add --yes.`);
      return EXIT_CODES.ok;
    }
    await db.transaction().execute((trx) => eraseEnquiry(trx, reference, now()));
    out(
      row.claim_state === null ? `${reference} is deleted.` : `${reference} no longer contains the text of its sender.`,
    );
    return EXIT_CODES.ok;
  },
};
