import 'server-only';
import { countText, notFoundLine } from '../lines';
import { listResults } from '../../../content/surveys/results-store';
import { ResultSummary, type QuestionSummary } from '../../../content/surveys/summarise';
import { findSurvey } from '../../../content/surveys/survey-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { csvRecord, type CsvValue } from '../files/csv';

const COLUMNS = ['question', 'kind', 'label', 'what', 'text', 'value', 'percent'];

type Line = [what: string, text: string, value: number | null, percent: number | null];

function summaryLines({ answered, choices, average, netPromoterScore, texts }: QuestionSummary): Line[] {
  return [
    ['answered', '', answered, null],
    ...choices.map(({ choice, label, count, percent }): Line => [
      'choice',
      label ? `${label} (${choice})` : choice,
      count,
      percent,
    ]),
    ...(average === null ? [] : [['average', '', average, null] satisfies Line]),
    ...(netPromoterScore === null ? [] : [['nps', '', netPromoterScore, null] satisfies Line]),
    ...texts.map((text): Line => ['text', text, null, null]),
  ];
}

function asCsv(questions: readonly QuestionSummary[]): string[] {
  const rows = questions.flatMap((question) =>
    summaryLines(question).map((line): CsvValue[] => [question.id, question.kind, question.label, ...line]),
  );
  return [COLUMNS, ...rows].map((row) => `${csvRecord(row)}\r`);
}

/** Free text on one line, without control characters (terminal escape sequences). */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

function asText(questions: readonly QuestionSummary[]): string[] {
  return questions.flatMap((question) => [
    '',
    `${question.label} (${question.id})`,
    ...summaryLines(question).map(([what, text, value, percent]) =>
      what === 'text'
        ? `  - ${oneLine(text)}`
        : `  ${what === 'choice' ? text : what}: ${value}${percent === null ? '' : ` (${percent}%)`}`,
    ),
  ]);
}

export const surveysResults: Command = {
  name: 'surveys results',
  usage: 'TOKEN [--csv|--json]',
  summary: 'summarises the answers to a survey',
  flags: ['csv', 'json'],
  positionals: 1,
  async run({ db, out, err }, { positionals, flags }) {
    if (flags.size > 1) throw new UsageError('Use --csv or --json, not both');
    const [token = ''] = positionals;
    const survey = await findSurvey(db, token);
    if (!survey) {
      err(notFoundLine('survey', `"${token}"`));
      return EXIT_CODES.failed;
    }
    const summary = new ResultSummary(survey.questions);
    for await (const page of listResults(db, token)) page.forEach((result) => summary.add(result));
    const { results } = summary;
    const questions = summary.questions();
    if (flags.has('json')) out(JSON.stringify({ token, title: survey.title.en, results, questions }, null, 2));
    else if (flags.has('csv')) asCsv(questions).forEach(out);
    else [`${survey.title.en}: ${countText(results, 'result')}`, ...asText(questions)].forEach(out);
    return EXIT_CODES.ok;
  },
};
