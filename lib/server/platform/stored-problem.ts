import 'server-only';
import * as z from 'zod';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import type { FieldProblem } from './errors';
import { MESSAGE_ARGUMENT } from './texts/message-arguments';

/** Schema of an error's name in a JSON column. */
export const ERROR_NAME = z.enum(Object.keys(ERRORS) as ErrorName[]); // all keys of the table

/** Schema of a field error in a JSON column: untranslated, so that a page shows it in its own language. */
export const FIELD_PROBLEM: z.ZodType<FieldProblem> = z.object({
  field: z.string(),
  message: z.string(),
  values: z.record(z.string(), MESSAGE_ARGUMENT).optional(),
});
