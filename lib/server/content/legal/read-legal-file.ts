import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LegalDocument } from '@/lib/i18n/legal/legal-documents';
import type { Language } from '@/lib/market/language';

/**
 * A legal text as its file stands, read from the folder the program was started in: the site, the API alone and the tests
 * share it, and none of their bundlers has a common way to import Markdown.
 */
export function readLegalFile(document: LegalDocument, language: Language): Promise<string> {
  return readFile(path.join(process.cwd(), 'messages', language, 'legal', `${document}.md`), 'utf8');
}
