import 'server-only';
import * as z from 'zod';
import { MAX_QUESTIONS, OTHER_CHOICE, QUESTION_ID_PATTERN, SURVEY_TOKEN_PATTERN } from '@/lib/contract/content/surveys';
import { COUNTRIES } from '@/lib/market/country';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

const words = (max: number) => z.string().trim().min(1, 'required').max(max, 'tooLong');

const label = inSixLanguages(words(300));

const questionFields = {
  id: z
    .string()
    .regex(QUESTION_ID_PATTERN, 'a question’s id must be letters and digits, starting with a lower-case letter'),
  label,
  hint: label.optional(),
  required: z.boolean().default(false),
};
const code = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'a choice’s code must be capital letters, digits and _')
  .refine((value) => value !== OTHER_CHOICE, 'set "other": true instead of adding a choice OTHER');
const options = z
  .array(z.strictObject({ code, label }))
  .min(2, 'a choice needs at least two options')
  .max(40, 'tooMany')
  .refine((all) => new Set(all.map((option) => option.code)).size === all.length, 'two options have the same code');
const choices = { ...questionFields, options, other: z.boolean().default(false) };
const scale = { ...questionFields, low: label.optional(), high: label.optional() };
const whole = z.int().min(-1_000_000_000).max(1_000_000_000);

const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SINGLE'), ...choices }),
  z
    .strictObject({ kind: z.literal('MULTIPLE'), ...choices, min: z.int().min(1).default(1), max: z.int().min(1) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'max is less than min' })
    .refine(({ options: all, other, max }) => max <= all.length + Number(other), {
      path: ['max'],
      message: 'max is greater than the number of options',
    }),
  z.strictObject({ kind: z.literal('RATING'), ...scale }),
  z.strictObject({ kind: z.literal('NPS'), ...scale }),
  z.strictObject({ kind: z.literal('YES_NO'), ...questionFields }),
  z.strictObject({ kind: z.literal('SHORT_TEXT'), ...questionFields }),
  z.strictObject({ kind: z.literal('LONG_TEXT'), ...questionFields }),
  z
    .strictObject({ kind: z.literal('NUMBER'), ...questionFields, min: whole.default(0), max: whole })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'max is less than min' }),
  z.strictObject({ kind: z.literal('DATE'), ...questionFields }),
]);
export type QuestionRecord = z.output<typeof question>;

/** Normalised to ISO 8601 in UTC, so that instants compare as strings. */
const instant = z.iso
  .datetime({ offset: true, error: 'must be a time like 2026-11-20T00:00:00Z' })
  .transform((text) => new Date(text).toISOString());

/** A survey in the operators' import file, with texts in six languages. */
export const SurveyRecord = z
  .strictObject({
    token: z.string().regex(SURVEY_TOKEN_PATTERN, 'a token must be 16 to 64 letters and digits'),
    /** Markets that list the survey. Without any, it is reached only by its link. */
    countries: z.array(z.enum(COUNTRIES)).transform((codes) => [...new Set(codes)]),
    opensAt: instant,
    /** Null for a survey that is open until further notice. */
    closesAt: instant.nullable().default(null),
    title: inSixLanguages(words(120)),
    intro: inSixLanguages(words(1000)),
    thanks: inSixLanguages(words(1000)),
    questions: z
      .array(question)
      .min(1, 'a survey needs a question')
      .max(MAX_QUESTIONS, 'tooMany')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two questions have the same id'),
  })
  .refine(({ opensAt, closesAt }) => closesAt === null || opensAt < closesAt, {
    path: ['closesAt'],
    message: 'closes before it opens',
  });
export type SurveyRecord = z.output<typeof SurveyRecord>;
