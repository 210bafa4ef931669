import 'server-only';
import { notFoundLine } from '../lines';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFeedback } from '../../../content/enquiries/feedback-store';
import { findEnquiry } from '../../../content/enquiries/enquiry-store';
import { presentAttempt } from '../../../parcels/attempts/present-attempt';
import { listEvidence, findAttemptPhoto } from '../../../parcels/attempts/attempt-store';
import { findCase } from '../../../parcels/cases/case-store';
import { findClaim } from '../../../parcels/claims/claim-store';
import { findClaimPhoto, listPhotosOfClaims } from '../../../parcels/claims/photos/claim-photo-store';
import { CLAIM_STEPS_COLUMN, FIELDS_COLUMN } from '../../../platform/db/json-column';
import { EXIT_CODES, type Command, type CommandScope } from '../command';
import { caseKindOf, caseReferenceOf } from './case-commands';

interface ShownCase {
  record: object;
  photos: Uint8Array[];
}

type CaseReader = Pick<CommandScope, 'db' | 'now'>;

async function showDispute({ db, now }: CaseReader, reference: string): Promise<ShownCase | null> {
  const row = await findCase(db, reference);
  if (!row) return null;
  const { waybill_no: waybillNo, attempt_at: attemptAt } = row;
  const evidence = (await listEvidence(db, [waybillNo])).find(({ attempt_at }) => attempt_at === attemptAt);
  const photo = await findAttemptPhoto(db, { waybillNo, attemptAt, now: now().toISOString() });
  const record = { kind: 'DISPUTE', ...row, evidence: evidence ? presentAttempt(evidence, now()) : null };
  return { record, photos: photo ? [photo] : [] };
}

async function showClaim({ db, now }: CaseReader, reference: string): Promise<ShownCase | null> {
  const [claim, enquiry] = [await findClaim(db, reference), await findEnquiry(db, reference)];
  if (!claim || !enquiry) return null;
  const { kind: claimFor, history, ...row } = claim;
  const rows = await listPhotosOfClaims(db, [reference]);
  const at = now().toISOString();
  const photos = await Promise.all(rows.map(({ number }) => findClaimPhoto(db, { reference, number, now: at })));
  const about = { claimFor, history: CLAIM_STEPS_COLUMN.read(history), fields: FIELDS_COLUMN.read(enquiry.data) };
  return {
    record: { kind: 'CLAIM', ...row, ...about, photos: rows.length },
    photos: photos.filter((photo) => photo !== null),
  };
}

async function showFeedback({ db }: CaseReader, reference: string): Promise<ShownCase | null> {
  const feedback = await findFeedback(db, reference);
  if (!feedback) return null;
  const { enquiry, row } = feedback;
  const { country_code, language, created_at, data } = enquiry;
  return {
    record: { kind: 'FEEDBACK', ...row, country_code, language, created_at, fields: FIELDS_COLUMN.read(data) },
    photos: [],
  };
}

const SHOW_BY_KIND = { DISPUTE: showDispute, CLAIM: showClaim, FEEDBACK: showFeedback };

export const casesShow: Command = {
  name: 'cases show',
  usage: 'REFERENCE [--photos FOLDER]',
  summary: 'prints a dispute with the evidence of its attempt, a claim or feedback as JSON; writes its photos',
  options: ['photos'],
  positionals: 1,
  async run({ db, now, out, err }, { positionals, options: { photos: folder } }) {
    const reference = caseReferenceOf(positionals);
    const shownCase = await SHOW_BY_KIND[caseKindOf(reference)]({ db, now }, reference);
    if (!shownCase) {
      err(notFoundLine('case', reference));
      return EXIT_CODES.failed;
    }
    out(JSON.stringify(shownCase.record));
    if (folder === undefined) return EXIT_CODES.ok;
    await mkdir(folder, { recursive: true });
    for (const [index, photo] of shownCase.photos.entries())
      await writeFile(path.join(folder, `${reference}-${index + 1}.jpg`), photo);
    return EXIT_CODES.ok;
  },
};
