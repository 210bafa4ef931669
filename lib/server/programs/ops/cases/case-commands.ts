import 'server-only';
import { writeFile } from 'node:fs/promises';
import { CASE_ANSWER_LENGTH } from '@/lib/orders/case-policy';
import { presentAttempt } from '../../../parcels/attempts/present';
import { evidenceOfParcels, findAttemptPhoto } from '../../../parcels/attempts/store';
import { answerCase } from '../../../parcels/cases/answer-case';
import { findCase, openCases } from '../../../parcels/cases/store';
import { EXIT, readCountry, requiredOption, UsageError, type Command } from '../command';

const referenceIn = (positionals: readonly string[]) => positionals[0]!.trim().toUpperCase();

export const casesList: Command = {
  name: 'cases list',
  usage: '[--country CODE]',
  summary: "lists receivers' open complaints about attempts, those to answer first at the top",
  options: ['country'],
  async run({ db, out }, { options }) {
    const country = options.country === undefined ? undefined : readCountry('country', options.country);
    out(['answer by', 'reference', 'country', 'waybill', 'attempt'].join('\t'));
    for (const row of await openCases(db, country))
      out([row.answer_by, row.reference, row.country_code, row.waybill_no, row.attempt_at].join('\t'));
    return EXIT.ok;
  },
};

export const casesShow: Command = {
  name: 'cases show',
  usage: 'REFERENCE [--photo FILE.jpg]',
  summary: 'prints one complaint as JSON with the receiver’s words and the evidence of the attempt; writes its photo',
  options: ['photo'],
  positionals: 1,
  async run({ db, now, out, err }, { positionals, options }) {
    const reference = referenceIn(positionals);
    const row = await findCase(db, reference);
    if (!row) {
      err(`${reference}: there is no such case.`);
      return EXIT.failed;
    }
    const { waybill_no: waybillNo, attempt_at: attemptAt } = row;
    const evidence = (await evidenceOfParcels(db, [waybillNo])).find(({ attempt_at }) => attempt_at === attemptAt);
    out(JSON.stringify({ ...row, evidence: evidence ? presentAttempt(evidence, now()) : null }));
    if (options.photo === undefined) return EXIT.ok;
    const photo = await findAttemptPhoto(db, { waybillNo, attemptAt, now: now().toISOString() });
    if (!photo) {
      err(`${reference}: there is no photo.`);
      return EXIT.failed;
    }
    await writeFile(options.photo, photo);
    return EXIT.ok;
  },
};

export const casesAnswer: Command = {
  name: 'cases answer',
  usage: 'REFERENCE --answer TEXT',
  summary: 'answers a complaint about an attempt; receiver and sender get the text unchanged, the shop an event',
  options: ['answer'],
  positionals: 1,
  async run({ db, now, out, err }, given) {
    const reference = referenceIn(given.positionals);
    const answer = requiredOption(given, 'answer').trim();
    if (answer === '' || answer.length > CASE_ANSWER_LENGTH)
      throw new UsageError(`--answer must have 1 to ${CASE_ANSWER_LENGTH} characters`);
    if (!(await answerCase({ db, now }, reference, answer))) {
      err(`${reference}: there is no open case with this reference.`);
      return EXIT.failed;
    }
    out(`${reference} is ANSWERED.`);
    return EXIT.ok;
  },
};
