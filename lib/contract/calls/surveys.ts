import { SurveyListQuery, SurveyListResponse, SurveyResultRequest, SurveyResultResponse } from '../content/surveys';
import { defineCall } from './define-call';

export const surveyCalls = {
  getCollectingSurveyList: defineCall({
    method: 'GET',
    path: '/v1/api/survey/getCollectingServeyList',
    auth: 'none',
    group: 'Content',
    summary: 'List surveys',
    description: 'Returns the open surveys of the country, or the one with the given token, open or closed.',
    request: SurveyListQuery,
    response: SurveyListResponse,
  }),
  saveSurveyResult: defineCall({
    method: 'POST',
    path: '/v1/api/survey/saveSurveyResult',
    auth: 'none',
    group: 'Content',
    summary: 'Submit the answers to a survey',
    description: 'Stores the answers to the survey with this token.',
    request: SurveyResultRequest,
    response: SurveyResultResponse,
  }),
};
