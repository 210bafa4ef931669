import 'server-only';
import { sql, type Selectable } from 'kysely';
import { Instruction } from '@/lib/contract/parcels/instructions';
import type { InstructionKind } from '@/lib/orders/receiver-policy';
import { insertRow } from '../../platform/db/insert-row';
import { jsonColumn } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { waybillsOfAccount } from '../../platform/db/waybills-of-account';

export type InstructionRow = Selectable<Tables['instructions']>;

export const INSTRUCTION_COLUMN = jsonColumn(Instruction);

/** Returns all instructions for these parcels, also replaced ones, each parcel's latest last. */
export async function listInstructions(db: Queryable, waybills: readonly string[]): Promise<InstructionRow[]> {
  if (waybills.length === 0) return [];
  return db
    .selectFrom('instructions')
    .selectAll()
    .where('waybill_no', 'in', waybills)
    .orderBy('waybill_no')
    .orderBy('number')
    .execute();
}

/** Returns the instructions that no later one replaced. */
export const instructionsInForce = (rows: readonly InstructionRow[]) =>
  rows.filter(({ superseded }) => superseded === 0);

/** Returns the number of the latest choice other than a note, or 0 without one. These choices replace each other. */
export function versionOf(rows: readonly InstructionRow[]): number {
  return rows.reduce((latest, { kind, number }) => (kind === 'note' ? latest : Math.max(latest, number)), 0);
}

export async function insertInstruction(trx: Queryable, row: InstructionRow): Promise<void> {
  await insertRow(trx, 'instructions', row);
}

export async function supersedeInstructions(
  trx: Queryable,
  waybill: string,
  kinds: readonly InstructionKind[],
): Promise<void> {
  await trx
    .updateTable('instructions')
    .set({ superseded: 1 })
    .where('waybill_no', '=', waybill)
    .where('kind', 'in', kinds)
    .execute();
}

/** Deletes the instructions for an account's parcels. */
export async function deleteInstructionsOf(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom('instructions').where('waybill_no', 'in', waybillsOfAccount(trx, userId)).execute();
}

const PAGE_SIZE = 500;

/** Instruction with the parcel's columns that operators need. */
export type ExportedInstruction = InstructionRow &
  Pick<Tables['parcels'], 'state'> &
  Pick<Tables['orders'], 'trade_no' | 'receiver_country'>;

/** Yields the instructions in force that were given since a time, in time order, in pages. */
export async function* listInstructionsToExport(db: Queryable, since = ''): AsyncGenerator<ExportedInstruction[]> {
  let after = { at: '', waybill: '', number: 0 };
  for (;;) {
    const page: ExportedInstruction[] = await db
      .selectFrom('instructions')
      .innerJoin('parcels', 'parcels.waybill_no', 'instructions.waybill_no')
      .innerJoin('orders', 'orders.id', 'parcels.order_id')
      .selectAll('instructions')
      .select(['parcels.state', 'orders.trade_no', 'orders.receiver_country'])
      .where('superseded', '=', 0)
      .where('at', '>=', since)
      .where(
        sql<boolean>`(at, instructions.waybill_no, instructions.number) > (${after.at}, ${after.waybill}, ${after.number})`,
      )
      .orderBy('at')
      .orderBy('instructions.waybill_no')
      .orderBy('instructions.number')
      .limit(PAGE_SIZE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = { at: last.at, waybill: last.waybill_no, number: last.number };
  }
}

/** Deletes the instructions for these parcels. */
export async function deleteInstructions(trx: Queryable, waybills: readonly string[]): Promise<void> {
  await trx.deleteFrom('instructions').where('waybill_no', 'in', waybills).execute();
}
