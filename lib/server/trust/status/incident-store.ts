import 'server-only';
import * as z from 'zod';
import type { IncidentStep } from '@/lib/contract/content/status';
import { PROBED_PARTS, type ProbedPart } from '@/lib/market/availability';
import { recordContentChange } from '../../platform/content-changes';
import { jsonColumn, nameByLanguageSchema } from '../../platform/db/json-column';
import { lockRows } from '../../platform/db/lock-rows';
import type { Database, Queryable } from '../../platform/db/open';

const PARTS = jsonColumn(z.array(z.enum(PROBED_PARTS)));
const TEXTS = jsonColumn(z.object({ ...nameByLanguageSchema.shape, en: z.string() }));
export type IncidentTexts = ReturnType<typeof TEXTS.read>;

export interface IncidentUpdate {
  step: IncidentStep;
  at: string;
  texts: IncidentTexts;
}

export interface Incident {
  reference: string;
  parts: ProbedPart[];
  openedAt: string;
  closedAt: string | null;
  /** Oldest first. */
  entries: IncidentUpdate[];
}

/** Returns the incidents that are open or were closed since this day: open ones first, then the latest first. */
export async function listIncidents(db: Queryable, day: string): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where(({ or, eb }) => or([eb('closed_at', 'is', null), eb('closed_at', '>=', day)]))
    .orderBy('opened_at', 'desc')
    .orderBy('reference')
    .execute();
  const entries = await db.selectFrom('incident_entries').selectAll().orderBy('reference').orderBy('number').execute();
  const incidents = rows.map(({ reference, parts, opened_at, closed_at }) => ({
    reference,
    parts: PARTS.read(parts),
    openedAt: opened_at,
    closedAt: closed_at,
    entries: entries
      .filter((entry) => entry.reference === reference)
      .map(({ step, at, texts }) => ({ step, at, texts: TEXTS.read(texts) })),
  }));
  return [
    ...incidents.filter(({ closedAt }) => closedAt === null),
    ...incidents.filter(({ closedAt }) => closedAt !== null),
  ];
}

export async function openIncident(
  db: Database,
  { reference, parts, texts, at }: { reference: string; parts: ProbedPart[]; texts: IncidentTexts; at: Date },
): Promise<void> {
  const opened_at = at.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('incidents')
      .values({ reference, parts: PARTS.write(parts), opened_at, closed_at: null })
      .execute();
    const entry = { reference, number: 1, step: 'opened', at: opened_at, texts: TEXTS.write(texts) } as const;
    await trx.insertInto('incident_entries').values(entry).execute();
    await recordContentChange(trx, 'status', at);
  });
}

/**
 * Adds an entry to an open incident, and closes it with the step `closed`. Returns false if no open incident has the
 * reference.
 */
export async function continueIncident(
  db: Database,
  { reference, step, texts, at }: { reference: string; step: 'updated' | 'closed'; texts: IncidentTexts; at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const open = trx
      .selectFrom('incidents')
      .select('reference')
      .where('reference', '=', reference)
      .where('closed_at', 'is', null);
    if (!(await lockRows(trx, open).executeTakeFirst())) return false;
    const { last } = await trx
      .selectFrom('incident_entries')
      .select(({ fn }) => fn.max<number | string>('number').as('last'))
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const entry = { reference, number: Number(last) + 1, step, at: at.toISOString(), texts: TEXTS.write(texts) };
    await trx.insertInto('incident_entries').values(entry).execute();
    if (step === 'closed') {
      await trx.updateTable('incidents').set({ closed_at: entry.at }).where('reference', '=', reference).execute();
    }
    await recordContentChange(trx, 'status', at);
    return true;
  });
}
