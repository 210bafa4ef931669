import 'server-only';
import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { byLanguage } from '@/lib/market/language';
import { CLAIM_STATES } from '@/lib/orders/claim-policy';
import { MeasuredParcel } from '@/lib/parcel/measured';

declare const held: unique symbol;

/** Text of a JSON column, typed by its content: the compiler prevents reading one column as another. */
export type Json<Value> = string & { readonly [held]?: Value };

export interface JsonColumn<Value> {
  /** Throws if the text does not match the schema. */
  read: (text: Json<Value>) => Value;
  write: (value: Value) => Json<Value>;
}

/** Returns the codec of a column. The schema describes stored values, without the rules that apply to input. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema): JsonColumn<z.output<Schema>> {
  return {
    read: (text) => schema.parse(JSON.parse(text)),
    write: (value) => JSON.stringify(value),
  };
}

/** A text in each language. */
export const textByLanguageSchema = z.object(byLanguage(() => z.string()));
export type Words = z.output<typeof textByLanguageSchema>;
export const WORDS_COLUMN = jsonColumn(textByLanguageSchema);

/** A place's names by language, where they are known. */
export const nameByLanguageSchema = z.object(byLanguage(() => z.string().optional()));
export type Names = z.output<typeof nameByLanguageSchema>;
export const NAMES_COLUMN = jsonColumn(nameByLanguageSchema);

export const COUNTRIES_COLUMN = jsonColumn(z.array(z.enum(COUNTRIES)));

/** Measurements of a take-over scan. */
export const MEASURED_COLUMN = jsonColumn(MeasuredParcel);

const claimSteps = z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.string() }));
export type ClaimSteps = z.output<typeof claimSteps>;
/** The states of a claim, with their times. */
export const CLAIM_STEPS_COLUMN = jsonColumn(claimSteps);

/** Fields that are returned as stored, to their owner or an operator. */
export const FIELDS_COLUMN = jsonColumn(z.record(z.string(), z.unknown()));
