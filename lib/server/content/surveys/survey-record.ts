import 'server-only';
import * as z from 'zod';
import { MAX_QUESTIONS, OTHER, QUESTION_ID, SURVEY_TOKEN } from '@/lib/contract/surveys';
import { COUNTRIES } from '@/lib/market/country';
import { inSixLanguages } from '../../platform/texts/in-six-languages';

const words = (most: number) => z.string().trim().min(1, 'required').max(most, 'tooLong');

const label = inSixLanguages(words(300));

const asked = {
  id: z.string().regex(QUESTION_ID, 'a question’s id is letters and digits, the first a small letter'),
  label,
  hint: label.optional(),
  required: z.boolean().default(false),
};
const code = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'a choice’s code is capital letters, digits and _')
  .refine((value) => value !== OTHER, 'say "other": true instead of a choice OTHER');
const options = z
  .array(z.strictObject({ code, label }))
  .min(2, 'a choice needs two options at least')
  .max(40, 'tooMany')
  .refine((all) => new Set(all.map((option) => option.code)).size === all.length, 'two options have one code');
const choices = { ...asked, options, other: z.boolean().default(false) };
const scale = { ...asked, low: label.optional(), high: label.optional() };
const whole = z.int().min(-1_000_000_000).max(1_000_000_000);

const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SINGLE'), ...choices }),
  z
    .strictObject({ kind: z.literal('MULTIPLE'), ...choices, min: z.int().min(1).default(1), max: z.int().min(1) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'max is less than min' })
    .refine(({ options: all, other, max }) => max <= all.length + Number(other), {
      path: ['max'],
      message: 'max is more than there are options',
    }),
  z.strictObject({ kind: z.literal('RATING'), ...scale }),
  z.strictObject({ kind: z.literal('NPS'), ...scale }),
  z.strictObject({ kind: z.literal('YES_NO'), ...asked }),
  z.strictObject({ kind: z.literal('SHORT_TEXT'), ...asked }),
  z.strictObject({ kind: z.literal('LONG_TEXT'), ...asked }),
  z
    .strictObject({ kind: z.literal('NUMBER'), ...asked, min: whole.default(0), max: whole })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'max is less than min' }),
  z.strictObject({ kind: z.literal('DATE'), ...asked }),
]);
export type QuestionRecord = z.output<typeof question>;

/** Normalised to ISO 8601 in UTC, so that instants compare as strings. */
const instant = z.iso
  .datetime({ offset: true, error: 'a time like 2026-11-20T00:00:00Z' })
  .transform((text) => new Date(text).toISOString());

/** A survey in the operators' import file, with texts in six languages. */
export const SurveyRecord = z
  .strictObject({
    token: z.string().regex(SURVEY_TOKEN, 'a token is 16 to 64 letters and digits'),
    /** The markets that list it; with none it is reached by its link alone. */
    countries: z.array(z.enum(COUNTRIES)).transform((codes) => [...new Set(codes)]),
    opensAt: instant,
    /** Null: until further notice. */
    closesAt: instant.nullable().default(null),
    title: inSixLanguages(words(120)),
    intro: inSixLanguages(words(1000)),
    thanks: inSixLanguages(words(1000)),
    questions: z
      .array(question)
      .min(1, 'a survey needs a question')
      .max(MAX_QUESTIONS, 'tooMany')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two questions have one id'),
  })
  .refine(({ opensAt, closesAt }) => closesAt === null || opensAt < closesAt, {
    path: ['closesAt'],
    message: 'it closes before it opens',
  });
export type SurveyRecord = z.output<typeof SurveyRecord>;
