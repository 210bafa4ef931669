import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { DICTIONARY_TYPES } from './dictionary-types';
import { countryCode } from '../fields';

const openingHours = z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() });

export const CountryView = z.object({
  code: countryCode,
  nameEN: z.string(),
  nameCN: z.string(),
  nameAR: z.string(),
  nameFR: z.string(),
  nameUR: z.string(),
  nameTR: z.string(),
  /** The name in the request's language. */
  countryName: z.string(),
  /** 1 marks the default country. */
  defaultMark: z.union([z.literal(0), z.literal(1)]),
  defaultLang: z.enum(LANGUAGES),
  langList: z.array(z.object({ langKey: z.enum(LANGUAGES), name: z.string() })),
  iconWeb: z.string(),
  /** Phone numbers joined by '/'. */
  contact: z.string(),
  /** Addresses joined by '/'. */
  email: z.string(),
  /** Sender names of our SMS, the most frequent one first. Empty if the gateway names none. */
  senderNames: z.array(z.string()).default([]),
  openTimeEN: z.string(),
  openTimeCN: z.string(),
  openTimeAR: z.string(),
  openTimeFR: z.string(),
  openTimeUR: z.string(),
  openTimeTR: z.string(),
  /** The opening hours in the request's language. */
  openTime: z.string(),
  hours: z.array(openingHours),
  /** The office address in the request's language. */
  address: z.string(),
  social: z
    .object({ twitter: z.string(), instagram: z.string(), facebook: z.string(), whatsapp: z.string() })
    .nullable(),
});
export type CountryView = z.infer<typeof CountryView>;

export const CountryListResponse = z.array(CountryView);

export const PhoneRule = z.object({ code: countryCode, phoneRegex: z.string(), example: z.string() });
export type PhoneRule = z.infer<typeof PhoneRule>;
export const PhoneRulesResponse = z.array(PhoneRule);

export const DictionaryRequest = z.object({
  typeList: z.array(z.enum(DICTIONARY_TYPES)).min(1, 'required').max(DICTIONARY_TYPES.length, 'tooMany'),
});
/** GET sends the list joined by commas. */
export const DictionaryQuery = z.object({
  typeList: z
    .string()
    .transform((list) => list.split(','))
    .pipe(DictionaryRequest.shape.typeList),
});

export const DictionaryEntry = z.object({ type: z.enum(DICTIONARY_TYPES), code: z.string(), name: z.string() });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** The entries by type, in their own order, with names in the request's language. */
export const DictionaryResponse = z.partialRecord(z.enum(DICTIONARY_TYPES), z.array(DictionaryEntry));
export type Dictionaries = z.infer<typeof DictionaryResponse>;
