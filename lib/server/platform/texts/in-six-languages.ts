import 'server-only';
import * as z from 'zod';
import { byLanguage } from '@/lib/market/language';

/** Returns a schema with one value for each language. Missing and unknown languages are errors. */
export function inSixLanguages<Schema extends z.ZodType>(one: Schema) {
  return z.strictObject(byLanguage(() => one));
}
