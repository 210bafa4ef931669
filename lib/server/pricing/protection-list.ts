import 'server-only';
import * as z from 'zod';
import { ORDER_KINDS } from '@/lib/orders/choices';
import type { Queryable } from '../platform/db/open';
import type { Tables } from '../platform/db/tables/tables';
import type { ListKind } from '../platform/list-kind';

const amount = z.int('invalid').min(0, 'notNegative').max(1e12, 'tooLarge');

/** Price protection of one kind of shipment: one item of `ops protection import`. Amounts in CNY fen. */
export const ProtectionRecord = z.strictObject({
  kind: z.enum(ORDER_KINDS, { error: 'chooseOne' }),
  /** Percentage of the insured value. */
  percent: z.number('invalid').min(0, 'notNegative').max(100, 'tooLarge'),
  /** Minimum charge of a waybill. */
  minimumMinor: amount,
  /** Highest insured value of a waybill. */
  capMinor: amount,
});
export type ProtectionRecord = z.output<typeof ProtectionRecord>;

export function protectionRow({ kind, percent, minimumMinor, capMinor }: ProtectionRecord): Tables['price_protection'] {
  return { kind, percent, minimum_minor: minimumMinor, cap_minor: capMinor };
}

async function listProtection(db: Queryable): Promise<ProtectionRecord[]> {
  const rows = await db.selectFrom('price_protection').selectAll().orderBy('kind').execute();
  return rows.map(({ kind, percent, minimum_minor, cap_minor }) => ({
    kind,
    percent,
    minimumMinor: Number(minimum_minor),
    capMinor: Number(cap_minor),
  }));
}

async function storeProtection(db: Queryable, items: readonly ProtectionRecord[]): Promise<void> {
  for (const item of items) {
    const { kind, ...columns } = protectionRow(item);
    await db
      .insertInto('price_protection')
      .values({ kind, ...columns })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(columns))
      .execute();
  }
}

/** `ops protection import`, `ops protection export`. */
export const PROTECTION_LIST: ListKind<ProtectionRecord> = {
  name: 'protection',
  plural: 'rules of price protection',
  schema: ProtectionRecord,
  keyOf: ({ kind }) => kind,
  tag: 'rates',
  readAll: listProtection,
  store: storeProtection,
  remove: async (db, kinds) => {
    for (const kind of kinds)
      await db
        .deleteFrom('price_protection')
        .where('kind', '=', kind as ProtectionRecord['kind'])
        .execute();
  },
};
