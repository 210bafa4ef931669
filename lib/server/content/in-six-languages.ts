import 'server-only';
import * as z from 'zod';
import { LANGUAGES, type Language } from '@/lib/market/language';

/** The same thing in each language; one that is missing or unknown is a mistake. */
export function inSixLanguages<Schema extends z.ZodType>(one: Schema) {
  return z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, one])) as Record<Language, Schema>);
}
