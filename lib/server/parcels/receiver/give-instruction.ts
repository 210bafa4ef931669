import 'server-only';
import { piecesOf } from '@/lib/orders/own-amounts';
import { isDeepStrictEqual } from 'node:util';
import type { Instruction } from '@/lib/contract/parcels/instructions';
import type { Language } from '@/lib/market/language';
import { receiverMay, kindsReplacedBy, stateAllowsInstruction } from '@/lib/orders/receiver-policy';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { ApiError, fieldError } from '../../platform/errors';
import { instructionText, presentInstructions, loadSiteNames } from './present-instructions';
import {
  instructionsInForce,
  insertInstruction,
  INSTRUCTION_COLUMN,
  listInstructions,
  supersedeInstructions,
  versionOf,
  type InstructionRow,
} from './instruction-store';
import { lockPositions, type PositionedOrder } from '../orders/parcel-store';
import { wakeWorkers } from '../../messaging/queue/wake';
import { consumeAttempt, refundAttempt } from '../../platform/throttle/consume-attempt';
import { INSTRUCTIONS_OF_PARCEL } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { notifyOfChoice } from '../../accounts/webhooks/notify-of-choice';
import { loadLinkedParcel, loadTracking, type LinkedParcel } from './load-linked-parcel';
import { loadOfferedDays, loadOfferedSites } from './load-offers';
import { notifyOfInstruction } from './notify-of-instruction';

/**
 * Throws `stateForbids` if the parcel's state does not allow the instruction, `forbidden` for the sender's link, and
 * `codeNeeded` if the instruction needs more access.
 */
function assertReceiverMay({ link, parcel: { state } }: LinkedParcel, kind: Instruction['kind']): void {
  if (!stateAllowsInstruction(state, kind)) throw new ApiError('stateForbids');
  if (link.party !== 'receiver') throw new ApiError('forbidden');
  if (!receiverMay(state, link.access, kind)) throw new ApiError('codeNeeded');
}

/** Throws `invalid` for a day or site that is not offered. */
async function assertOffered(ctx: Context, { parcel, order }: LinkedParcel, instruction: Instruction): Promise<void> {
  if (instruction.kind === 'day') {
    const days = await loadOfferedDays(ctx, parcel, await loadTracking(ctx, parcel.waybill_no));
    if (!days.includes(instruction.day)) throw fieldError('instruction.day', 'notOffered');
  }
  if (instruction.kind === 'site') {
    const isDue = piecesOf(order, parcel).some((piece) => piece.cashOnDelivery);
    const sites = await loadOfferedSites(ctx, order, isDue);
    if (!sites.some(({ siteCode }) => siteCode === instruction.siteCode))
      throw fieldError('instruction.siteCode', 'notOffered');
  }
}

interface GivenInstruction {
  linked: LinkedParcel;
  instruction: Instruction;
  version: number;
}

/** Stores the instruction as the latest of its kind, and marks those it replaces. */
async function replaceInstruction(
  ctx: Context,
  trx: Queryable,
  order: PositionedOrder,
  { linked, instruction }: GivenInstruction,
  rows: readonly InstructionRow[],
) {
  const waybill = linked.parcel.waybill_no;
  await supersedeInstructions(trx, waybill, kindsReplacedBy(instruction.kind));
  await insertInstruction(trx, {
    waybill_no: waybill,
    number: (rows.at(-1)?.number ?? 0) + 1,
    kind: instruction.kind,
    data: INSTRUCTION_COLUMN.write(instruction),
    given_by: linked.link.access,
    at: ctx.now().toISOString(),
    superseded: 0,
  });
  await notifyOfInstruction(ctx, trx, linked, instruction);
  const sites = await loadSiteNames(trx, [instruction]);
  const madeChoice = {
    waybillNo: waybill,
    choice: instruction.kind,
    madeBy: linked.link.party,
    day: instruction.kind === 'day' ? instruction.day : null,
    siteCode: instruction.kind === 'site' ? instruction.siteCode : null,
    describe: (language: Language) => instructionText(instruction, sites, { language, mayReadNames: false }),
  };
  await notifyOfChoice(trx, order, madeChoice, ctx.now());
}

/**
 * Stores an instruction. Returns false if the same one is already in force. The order is locked, so concurrent calls
 * run one after the other.
 */
function storeInstruction(ctx: Context, givenInstruction: GivenInstruction): Promise<boolean> {
  const { linked, instruction, version } = givenInstruction;
  const waybill = linked.parcel.waybill_no;
  return ctx.db.transaction().execute(async (trx) => {
    const [position] = await lockPositions(trx, [waybill]);
    const parcel = position?.parcels.find(({ waybill_no }) => waybill_no === waybill);
    if (!position || !parcel) throw new ApiError('linkEnded');
    assertReceiverMay({ ...linked, parcel: { ...linked.parcel, state: parcel.state } }, instruction.kind);
    const rows = await listInstructions(trx, [waybill]);
    const isKnown = instructionsInForce(rows).some(({ data }) =>
      isDeepStrictEqual(INSTRUCTION_COLUMN.read(data), instruction),
    );
    if (isKnown) return false;
    // The last note counts, whatever else was chosen meanwhile.
    if (instruction.kind !== 'note' && version !== versionOf(rows)) throw new ApiError('changedMeanwhile');
    await replaceInstruction(ctx, trx, position, givenInstruction, rows);
    return true;
  });
}

/**
 * Stores an instruction of a receiver. A repetition is stored once. Of two concurrent ones that exclude each other, the
 * second gets `changedMeanwhile`. The parcel does not change: operators act on the export.
 */
export const giveInstruction: Verb<'giveInstruction'> = async ({ ctx, input }) => {
  const { instruction, version } = input;
  const linked = await loadLinkedParcel(ctx, input.token);
  const { waybill_no: waybill } = linked.parcel;
  assertReceiverMay(linked, instruction.kind);
  await assertOffered(ctx, linked, instruction);
  await consumeAttempt(ctx, INSTRUCTIONS_OF_PARCEL, waybill);
  let isNew = false;
  try {
    isNew = await storeInstruction(ctx, { linked, instruction, version });
  } finally {
    if (!isNew) await refundAttempt(ctx, INSTRUCTIONS_OF_PARCEL, waybill);
  }
  if (isNew) wakeWorkers(ctx.db);
  const rows = await listInstructions(ctx.db, [waybill]);
  const views = await presentInstructions(ctx.db, rows, { language: ctx.language, mayReadNames: true });
  return { version: versionOf(rows), instructions: views.map(({ kind, at, text }) => ({ kind, at, text })) };
};
