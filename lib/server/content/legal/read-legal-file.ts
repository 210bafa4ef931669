import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LegalDocument } from '@/lib/i18n/messages/legal-documents';
import type { Language } from '@/lib/market/language';

/**
 * Reads the file of a legal text from the working directory. The site, the API server and the tests share it, and their
 * bundlers have no common way to import Markdown.
 */
export function readLegalFile(document: LegalDocument, language: Language): Promise<string> {
  return readFile(path.join(process.cwd(), 'messages', language, 'legal', `${document}.md`), 'utf8');
}
