import 'server-only';
import { notFoundLine, tableLine } from '../lines';
import { MAX_CASE_ANSWER_LENGTH, CASE_KINDS, type CaseKind } from '@/lib/orders/case-policy';
import { answerFeedback, type FeedbackOutcome } from '../../../content/enquiries/answer-feedback';
import { loadOpenCases } from '../../../parcels/cases/load-open-cases';
import { answerCase } from '../../../parcels/cases/answer-case';
import { decideClaim } from '../../../parcels/claims/decide-claim';
import { EXIT_CODES, readCountry, requiredOption, UsageError, type Command, type CommandArguments } from '../command';
import { decisionOf } from './enquiries-decide';

export const caseReferenceOf = (positionals: readonly string[]) => positionals[0]!.trim().toUpperCase();

/** Returns the kind that a reference names. */
export const caseKindOf = (reference: string): CaseKind =>
  reference.startsWith('CL') ? 'CLAIM' : reference.startsWith('FB') ? 'FEEDBACK' : 'DISPUTE';

function kindIn({ options: { kind } }: CommandArguments): CaseKind | undefined {
  const caseKind = CASE_KINDS.find((each) => each === kind?.toUpperCase());
  if (kind !== undefined && !caseKind) throw new UsageError(`--kind must be one of ${CASE_KINDS.join(', ')}`);
  return caseKind;
}

export const casesList: Command = {
  name: 'cases list',
  usage: '[--country CODE] [--kind KIND]',
  summary: 'lists open disputes of attempts, claims and feedback, the earliest last day for an answer first',
  options: ['country', 'kind'],
  async run({ db, out }, args) {
    const { country: countryCode } = args.options;
    const country = countryCode === undefined ? undefined : readCountry('country', countryCode);
    const kind = kindIn(args);
    out(tableLine(['answer by', 'kind', 'reference', 'country', 'waybill', 'created']));
    for (const row of await loadOpenCases(db, country))
      if (row.kind === (kind ?? row.kind))
        out(tableLine([row.answerBy, row.kind, row.reference, row.country, row.waybill, row.createdAt]));
    return EXIT_CODES.ok;
  },
};

const FEEDBACK_PROBLEM: Readonly<Record<FeedbackOutcome, (reference: string) => string | null>> = {
  missing: (reference) => notFoundLine('feedback', reference),
  answered: (reference) => `${reference} was answered before.`,
  sent: () => null,
};

function answerIn(args: CommandArguments): string {
  const answer = requiredOption(args, 'answer').trim();
  if (answer === '' || answer.length > MAX_CASE_ANSWER_LENGTH)
    throw new UsageError(`--answer must have 1 to ${MAX_CASE_ANSWER_LENGTH} characters`);
  return answer;
}

export const casesAnswer: Command = {
  name: 'cases answer',
  usage: 'REFERENCE --answer TEXT [--state STATE [--amount CNY]]',
  summary: 'answers a dispute or feedback, or decides a claim; the people concerned get the text unchanged',
  options: ['answer', 'state', 'amount'],
  positionals: 1,
  async run({ config, db, now, out, err }, args) {
    const reference = caseReferenceOf(args.positionals);
    const kind = caseKindOf(reference);
    if (kind !== 'CLAIM' && (args.options.state ?? args.options.amount) !== undefined)
      throw new UsageError('--state and --amount are for claims');
    let problem: string | null = null;
    if (kind === 'CLAIM') {
      const { answer: reason, ...options } = args.options;
      const decision = decisionOf({ ...args, options: { ...options, reason } });
      const refusal = await decideClaim({ config, db, now }, reference, decision);
      problem = refusal && `${reference}: ${refusal}.`;
    } else if (kind === 'FEEDBACK') {
      problem = FEEDBACK_PROBLEM[await answerFeedback({ db, now }, reference, answerIn(args))](reference);
    } else if (!(await answerCase({ db, now }, reference, answerIn(args)))) {
      problem = notFoundLine('open case', reference);
    }
    if (problem !== null) {
      err(problem);
      return EXIT_CODES.failed;
    }
    out(`${reference} is ${kind === 'CLAIM' ? decisionOf(args).state : 'ANSWERED'}.`);
    return EXIT_CODES.ok;
  },
};
