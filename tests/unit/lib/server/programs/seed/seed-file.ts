import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';

const DATA = join(import.meta.dirname, '../../../../../../lib/server/programs/seed/data');

/** A file of the seed folder, parsed by its schema. An unknown key fails too. */
export function readSeed<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(DATA, file), 'utf8')));
}

export function seedFileSize(file: string): number {
  return readFileSync(join(DATA, file)).byteLength;
}

export const country = z.enum(COUNTRIES);
export const text = z.string().trim().min(1);
export const inSixLanguages = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
);
export type InSixLanguages = z.output<typeof inSixLanguages>;
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
/** Minor units of a price. */
export const price = z.int().positive();

export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
