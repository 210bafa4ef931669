import 'server-only';
import type { Insertable } from 'kysely';
import { surveyRow } from '../surveys/store';
import { SurveyRecord } from '../surveys/survey-record';
import type { Tables } from '../db/tables';
import surveys from './data/surveys.json';

export function surveyRows(): Insertable<Tables['surveys']>[] {
  return surveys.map((survey) => surveyRow(SurveyRecord.parse(survey)));
}
