import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EnquiryKind } from '@/lib/contract/content/enquiry-forms';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { isUniqueViolation } from '../../platform/db/engine';
import { FIELDS_COLUMN } from '../../platform/db/json-column';
import type { Database, Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { storedForRequest, type IdempotentRequest } from '../../platform/idempotent-request';
import { newReference } from './new-reference';

export interface NewEnquiry {
  kind: EnquiryKind;
  /** Logged-in user, or null. */
  userId: string | null;
  /** Market whose office replies. */
  market: Country;
  /** The parsed request. */
  data: object;
  /** Language of the reply. */
  language: Language;
  now: Date;
  request: IdempotentRequest | null;
}

export type EnquiryRow = Tables['enquiries'];

/** Enquiry, with the decision if it is a claim. */
export type ReadEnquiry = EnquiryRow & {
  claim_state: Tables['claims']['state'] | null;
  granted_minor: number | null;
  claim_reason: string | null;
};

const MAX_ATTEMPTS = 3;

/**
 * Returns the reference of the enquiry stored with this idempotency key, or null. Throws `idempotencyKeyReused` if the
 * key was used with another body.
 */
export async function findEnquiryByRequest(
  db: Queryable,
  kind: EnquiryKind,
  request: IdempotentRequest,
): Promise<string | null> {
  const row = await db
    .selectFrom('enquiries')
    .select(['reference', 'body_hash'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', request.key)
    .executeTakeFirst();
  return storedForRequest(request, row)?.reference ?? null;
}

/**
 * Stores an enquiry under a new reference, and runs `alongside` in the same transaction. If a concurrent request with
 * the same key was first, returns its reference and writes nothing.
 */
export async function insertEnquiry(
  db: Database,
  { kind, userId, market, data, language, now, request }: NewEnquiry,
  alongside: (trx: Queryable, reference: string) => Promise<void>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = newReference(kind);
    const row: EnquiryRow = {
      id: randomUUID(),
      reference,
      kind,
      user_id: userId,
      country_code: market,
      data: FIELDS_COLUMN.write({ ...data }),
      language,
      created_at: now.toISOString(),
      idempotency_key: request?.key ?? null,
      body_hash: request?.hash ?? null,
    };
    try {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('enquiries').values(row).execute();
        await alongside(trx, reference);
      });
      return reference;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const before = request && (await findEnquiryByRequest(db, kind, request));
      if (before) return before;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function selectEnquiries(db: Queryable) {
  return db
    .selectFrom('enquiries')
    .leftJoin('claims', 'claims.reference', 'enquiries.reference')
    .selectAll('enquiries')
    .select(['claims.state as claim_state', 'claims.granted_minor', 'claims.reason as claim_reason']);
}

export function findEnquiry(db: Queryable, reference: string): Promise<ReadEnquiry | undefined> {
  return selectEnquiries(db).where('enquiries.reference', '=', reference).executeTakeFirst();
}

export interface EnquiryFilter {
  kind?: EnquiryKind | undefined;
  country?: Country | undefined;
  /** ISO 8601 in UTC. */
  since?: string | undefined;
}

const PAGE_SIZE = 500;

function listPage(db: Queryable, filter: EnquiryFilter, after: EnquiryRow | null): Promise<ReadEnquiry[]> {
  let query = selectEnquiries(db);
  if (filter.kind !== undefined) query = query.where('enquiries.kind', '=', filter.kind);
  if (filter.country !== undefined) query = query.where('country_code', '=', filter.country);
  if (filter.since !== undefined) query = query.where('enquiries.created_at', '>=', filter.since);
  if (after)
    query = query.where(sql<boolean>`(enquiries.created_at, enquiries.id) > (${after.created_at}, ${after.id})`);
  return query.orderBy('enquiries.created_at').orderBy('enquiries.id').limit(PAGE_SIZE).execute();
}

/** Yields the matching enquiries in pages, oldest first. */
export async function* listEnquiries(db: Queryable, filter: EnquiryFilter): AsyncGenerator<ReadEnquiry[]> {
  let after: EnquiryRow | null = null;
  for (;;) {
    const page: ReadEnquiry[] = await listPage(db, filter, after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last;
  }
}

/** Deletes an enquiry and its claim. */
export async function deleteEnquiryRow(trx: Queryable, reference: string): Promise<void> {
  await trx.deleteFrom('enquiries').where('reference', '=', reference).execute();
}

/** Deletes the sender's data, and the photos of a claim. Only the given fields of the content stay. */
export async function clearEnquiry(trx: Queryable, reference: string, data: string): Promise<void> {
  await trx.deleteFrom('claim_photos').where('reference', '=', reference).execute();
  await trx
    .updateTable('enquiries')
    .set({ data, user_id: null, idempotency_key: null, body_hash: null })
    .where('reference', '=', reference)
    .execute();
}
