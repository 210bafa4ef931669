import 'server-only';
import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { byLanguage } from '@/lib/market/language';
import { CLAIM_STATES } from '@/lib/orders/claim-policy';
import { Measured } from '@/lib/parcel/measured';

declare const held: unique symbol;

/** The text of a JSON column, with the type of what it holds: the compiler refuses to read one column as another. */
export type Json<Value> = string & { readonly [held]?: Value };

export interface JsonColumn<Value> {
  /** Throws where the text does not hold what the schema says. */
  read: (text: Json<Value>) => Value;
  write: (value: Value) => Json<Value>;
}

/** How a column is read and written. The schema says what is stored, without the rules that were asked when it came in. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema): JsonColumn<z.output<Schema>> {
  return {
    read: (text) => schema.parse(JSON.parse(text)),
    write: (value) => JSON.stringify(value),
  };
}

/** A text in each language. */
export const words = z.object(byLanguage(() => z.string()));
export type Words = z.output<typeof words>;
export const WORDS = jsonColumn(words);

/** A place's names by language, where they are known. */
export const names = z.object(byLanguage(() => z.string().optional()));
export type Names = z.output<typeof names>;
export const NAMES = jsonColumn(names);

export const COUNTRY_LIST = jsonColumn(z.array(z.enum(COUNTRIES)));

/** What a take-over scan measured. */
export const MEASURED = jsonColumn(Measured);

const claimSteps = z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.string() }));
export type ClaimSteps = z.output<typeof claimSteps>;
/** The states of a claim, with their times. */
export const CLAIM_STEPS = jsonColumn(claimSteps);

/** What is handed on as it was stored, to its owner or an operator. */
export const FIELDS = jsonColumn(z.record(z.string(), z.unknown()));
