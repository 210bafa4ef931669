import 'server-only';
import type { ResponseOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Verb } from '../../platform/verb';
import { marketWords } from './market-words';
import { plainSections } from './plain-sections';
import { readLegalFile } from './read-legal-file';
import { READING_SECONDS } from './reading-seconds';
import { resolveLegalMarkdown } from './resolve-legal-markdown';

type Agreement = ResponseOf<'getOrderAgreement'>;

/** Cache by country and language. The files change only with a release. */
const agreements = new Map<string, Promise<Agreement>>();

async function readAgreement(country: Country, language: Language): Promise<Agreement> {
  const source = await readLegalFile('terms-of-use', language);
  const { updated, markdown } = resolveLegalMarkdown(source, { country, words: marketWords(country, language) });
  return { version: updated, readingSeconds: READING_SECONDS, sections: plainSections(markdown) };
}

/**
 * Returns the terms of use in the language of the request. Visitors accept them before they register, send or order
 * (§5).
 */
export const getOrderAgreement: Verb<'getOrderAgreement'> = ({ ctx: { country, language } }) => {
  const key = `${country} ${language}`;
  const cachedAgreement = agreements.get(key);
  if (cachedAgreement) return cachedAgreement;
  const agreement = readAgreement(country, language);
  agreements.set(key, agreement);
  agreement.catch(() => agreements.delete(key));
  return agreement;
};
