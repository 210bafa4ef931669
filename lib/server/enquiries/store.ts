import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Language } from '@/lib/market/language';
import { isUniqueViolation } from '../db/engine';
import type { Queryable } from '../db/open';
import { newReference, type EnquiryKind } from './reference-number';

export interface NewEnquiry {
  kind: EnquiryKind;
  /** The request as it was parsed. */
  data: object;
  /** The language to answer in. */
  language: Language;
  now: Date;
}

const TRIES = 3;

/** Stores an enquiry and answers its reference number, which nobody else has. */
export async function insertEnquiry(db: Queryable, { kind, data, language, now }: NewEnquiry): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = newReference(kind);
    const row = {
      id: randomUUID(),
      reference,
      kind,
      data: JSON.stringify(data),
      language,
      created_at: now.toISOString(),
    };
    try {
      await db.insertInto('enquiries').values(row).execute();
      return reference;
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === TRIES) throw error;
    }
  }
}
