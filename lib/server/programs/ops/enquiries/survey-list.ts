import 'server-only';
import type { Queryable } from '../../../platform/db/open';
import { countResults } from '../../../content/surveys/results-store';
import { listSurveyRecords, findSurvey, removeSurveys, storeSurveys } from '../../../content/surveys/survey-store';
import { SurveyRecord } from '../../../content/surveys/survey-record';
import type { Command } from '../command';
import { exportCommand } from '../lists/export-list';
import { importCommand } from '../lists/import-list';
import type { ListChange, ListKind, ListProblem } from '../../../platform/list-kind';
import { surveysResults } from './surveys-results';

/**
 * Returns an error for each answered question that is missing or has another kind. Its results could otherwise not be
 * read.
 */
async function findQuestionProblems(db: Queryable, survey: SurveyRecord, item: number): Promise<ListProblem[]> {
  const storedSurvey = await findSurvey(db, survey.token);
  if (!storedSurvey || (await countResults(db, survey.token)) === 0) return [];
  const kinds = new Map(survey.questions.map(({ id, kind }) => [id, kind]));
  return storedSurvey.questions
    .filter(({ id, kind }) => kinds.get(id) !== kind)
    .map(({ id, kind }) => ({
      item,
      field: 'questions',
      message: `"${id}" (${kind}) has been answered and must stay; use a new token for other questions`,
    }));
}

async function check(db: Queryable, { items, changed, removed }: ListChange<SurveyRecord>): Promise<ListProblem[]> {
  const problems: ListProblem[] = [];
  for (const survey of changed) problems.push(...(await findQuestionProblems(db, survey, items.indexOf(survey) + 1)));
  for (const token of removed) {
    const count = await countResults(db, token);
    if (count > 0) {
      problems.push({ message: `"${token}" has ${count} results and cannot be removed; set its closesAt instead` });
    }
  }
  return problems;
}

const surveyList: ListKind<SurveyRecord> = {
  name: 'surveys',
  plural: 'surveys',
  schema: SurveyRecord,
  keyOf: ({ token }) => token,
  tag: 'surveys',
  readAll: listSurveyRecords,
  store: storeSurveys,
  remove: removeSurveys,
  check,
};

export const SURVEY_COMMANDS: readonly Command[] = [
  importCommand(surveyList),
  exportCommand(surveyList),
  surveysResults,
];
