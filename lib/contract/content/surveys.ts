import * as z from 'zod';
import { countryCode, freeText, severalLines } from '../fields';

/** Pattern of the token in a survey's link: too long to guess, and never equal to a page's name. */
export const SURVEY_TOKEN_PATTERN = /^[A-Za-z0-9]{16,64}$/;
/** Pattern of the id of a question, which is the key of its answer. */
export const QUESTION_ID_PATTERN = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Code of the choice "other, please say". */
export const OTHER_CHOICE = 'OTHER';
export const MAX_QUESTIONS = 60;
export const MAX_SHORT_TEXT = 200;
export const MAX_LONG_TEXT = 2000;

const token = z.string().regex(SURVEY_TOKEN_PATTERN, 'notFound');

const questionFields = { id: z.string(), label: z.string(), hint: z.string(), required: z.boolean() };
const options = z.array(z.object({ code: z.string(), label: z.string() }));
/** `other`: the visitor may enter another choice. */
const choices = { ...questionFields, options, other: z.boolean() };
/** Labels of the two ends of a scale. */
const scale = { ...questionFields, low: z.string(), high: z.string() };

/** Question in the visitor's language. A rating goes from 1 to 5, NPS from 0 to 10. Numbers are whole. */
export const SurveyQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SINGLE'), ...choices }),
  z.object({ kind: z.literal('MULTIPLE'), ...choices, min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('RATING'), ...scale }),
  z.object({ kind: z.literal('NPS'), ...scale }),
  z.object({ kind: z.literal('YES_NO'), ...questionFields }),
  z.object({ kind: z.literal('SHORT_TEXT'), ...questionFields }),
  z.object({ kind: z.literal('LONG_TEXT'), ...questionFields }),
  z.object({ kind: z.literal('NUMBER'), ...questionFields, min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('DATE'), ...questionFields }),
]);
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const SurveyView = z.object({
  token: z.string(),
  title: z.string(),
  intro: z.string(),
  /** Text shown after the answers are stored. */
  thanks: z.string(),
  minutes: z.int(),
  state: z.enum(['OPEN', 'CLOSED']),
  /** Null for a survey that is open until further notice. */
  closesAt: z.iso.datetime().nullable(),
  questions: z.array(SurveyQuestion),
});
export type SurveyView = z.infer<typeof SurveyView>;

/**
 * Query for surveys. With a token, the response has the survey of that link, listed or not, open or closed. Without a
 * token, it has the open surveys of the market.
 */
export const SurveyListQuery = z.object({ countryCode: countryCode.optional(), token: token.optional() });
export const SurveyListResponse = z.array(SurveyView);

const answer = z.union(
  [
    severalLines(MAX_LONG_TEXT),
    z.number(),
    z.boolean(),
    z.array(z.string().max(MAX_SHORT_TEXT, 'tooLong')).max(MAX_QUESTIONS, 'tooMany'),
  ],
  { error: 'invalid' },
);
export type SurveyAnswer = z.infer<typeof answer>;

const recordByQuestion = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(QUESTION_ID_PATTERN, 'invalid'), value)
    .refine((all) => Object.keys(all).length <= MAX_QUESTIONS, 'tooMany');

/**
 * Answers by question: the code of a choice, the codes of several choices, a number, true or false, a text, or a day.
 * An unanswered question is left out. Free texts for "other" are in `others`.
 */
export const SurveyResultRequest = z.object({
  token,
  /** Random key stored in the browser. Each key, and each logged-in account, has one result. */
  visitorKey: z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'required'),
  answers: recordByQuestion(answer),
  others: recordByQuestion(freeText().max(MAX_SHORT_TEXT, 'tooLong')).default({}),
});
export type SurveyResultRequest = z.input<typeof SurveyResultRequest>;

/** ALREADY_ANSWERED: only the first result of a visitor counts. Sending another is not an error. */
export const SurveyResultResponse = z.object({ outcome: z.enum(['SAVED', 'ALREADY_ANSWERED']) });
