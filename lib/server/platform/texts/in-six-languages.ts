import 'server-only';
import * as z from 'zod';
import { byLanguage } from '@/lib/market/language';

/** The same thing in each language; one that is missing or unknown is a mistake. */
export function inSixLanguages<Schema extends z.ZodType>(one: Schema) {
  return z.strictObject(byLanguage(() => one));
}
