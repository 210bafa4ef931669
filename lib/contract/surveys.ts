import * as z from 'zod';
import { countryCode } from './fields';

/** Token of a survey's link: too long to be guessed, and never equal to a page's name. */
export const SURVEY_TOKEN = /^[A-Za-z0-9]{16,64}$/;
/** Names a question in answers. */
export const QUESTION_ID = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Stands for "other, please say" among the choices. */
export const OTHER = 'OTHER';
export const MAX_QUESTIONS = 60;
export const MAX_SHORT_TEXT = 200;
export const MAX_LONG_TEXT = 2000;

const token = z.string().regex(SURVEY_TOKEN, 'notFound');

const asked = { id: z.string(), label: z.string(), hint: z.string(), required: z.boolean() };
const options = z.array(z.object({ code: z.string(), label: z.string() }));
/** `other`: the visitor may say something else. */
const choices = { ...asked, options, other: z.boolean() };
/** The words at the two ends of a scale. */
const scale = { ...asked, low: z.string(), high: z.string() };

/** One question in the visitor's language. A rating goes from 1 to 5, NPS from 0 to 10; numbers are whole. */
export const SurveyQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SINGLE'), ...choices }),
  z.object({ kind: z.literal('MULTIPLE'), ...choices, min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('RATING'), ...scale }),
  z.object({ kind: z.literal('NPS'), ...scale }),
  z.object({ kind: z.literal('YES_NO'), ...asked }),
  z.object({ kind: z.literal('SHORT_TEXT'), ...asked }),
  z.object({ kind: z.literal('LONG_TEXT'), ...asked }),
  z.object({ kind: z.literal('NUMBER'), ...asked, min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('DATE'), ...asked }),
]);
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const SurveyView = z.object({
  token: z.string(),
  title: z.string(),
  intro: z.string(),
  /** Said when the answers are stored. */
  thanks: z.string(),
  minutes: z.int(),
  state: z.enum(['OPEN', 'CLOSED']),
  /** Null: until further notice. */
  closesAt: z.iso.datetime().nullable(),
  questions: z.array(SurveyQuestion),
});
export type SurveyView = z.infer<typeof SurveyView>;

/** With a token: the one survey of that link, listed or not, open or closed. Without: the open ones of the market. */
export const SurveyListQuery = z.object({ countryCode: countryCode.optional(), token: token.optional() });
export const SurveyListResponse = z.array(SurveyView);

const answer = z.union(
  [
    z.string().max(MAX_LONG_TEXT, 'tooLong'),
    z.number(),
    z.boolean(),
    z.array(z.string().max(MAX_SHORT_TEXT, 'tooLong')).max(MAX_QUESTIONS, 'tooMany'),
  ],
  { error: 'invalid' },
);
export type SurveyAnswer = z.infer<typeof answer>;

const ofQuestions = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(QUESTION_ID, 'invalid'), value)
    .refine((all) => Object.keys(all).length <= MAX_QUESTIONS, 'tooMany');

/**
 * Answers by question: the code of a choice, the codes of several, a number, true or false, a text, a day. A question
 * left out is unanswered. What a visitor says beside the choices stands in `others`.
 */
export const SurveyResultRequest = z.object({
  token,
  /** Random key stored in the browser: one result each. */
  visitorKey: z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'required'),
  answers: ofQuestions(answer),
  others: ofQuestions(z.string().trim().max(MAX_SHORT_TEXT, 'tooLong')).default({}),
});
export type SurveyResultRequest = z.input<typeof SurveyResultRequest>;

/** ALREADY_ANSWERED: only the first result of a visitor counts; sending another is no error. */
export const SurveyResultResponse = z.object({ outcome: z.enum(['SAVED', 'ALREADY_ANSWERED']) });
