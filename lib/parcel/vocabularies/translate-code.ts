import { DHL } from './dhl';
import { EMSEVT } from './emsevt';
import { TRACK17 } from './track17';
import type { CodeMeaning, Vocabulary } from '../scan-codes';

/** The vocabularies of `ops events import --vocabulary`. */
export const VOCABULARIES = { emsevt: EMSEVT, '17track': TRACK17, dhl: DHL } as const satisfies Record<
  string,
  Vocabulary
>;
export type VocabularyName = keyof typeof VOCABULARIES;

export function isVocabularyName(name: string): name is VocabularyName {
  return Object.hasOwn(VOCABULARIES, name);
}

const upper = (code: string) => code.trim().toUpperCase();

const tableOf = (codes: Vocabulary) =>
  new Map(Object.entries(codes).map(([code, meaning]) => [upper(code), meaning] as const));

const TABLES: Readonly<Record<VocabularyName, ReadonlyMap<string, CodeMeaning | null>>> = {
  emsevt: tableOf(EMSEVT),
  '17track': tableOf(TRACK17),
  dhl: tableOf(DHL),
};

/** Returns our equivalent of a partner's code, ignoring case; null if it is unknown or has no equivalent. */
export function translateCode(vocabulary: VocabularyName, code: string): CodeMeaning | null {
  return TABLES[vocabulary].get(upper(code)) ?? null;
}
