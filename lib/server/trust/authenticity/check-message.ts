import 'server-only';
import { judgeMessage as judge, numbersIn } from '@/lib/authenticity/judge-message';
import { MAX_MESSAGE_LENGTH } from '@/lib/contract/content/message-check';
import type { Context } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { listTrackedParcels } from '../../parcels/tracking/tracked-store';
import type { Verb } from '../../platform/verb';
import { limitChecks } from './message-limit';
import { loadOurFacts } from './our-facts';

/** Returns the numbers that exist. Tracking shows the same to anyone. */
async function findExistingNumbers(
  { db }: Context,
  numbers: { waybills: readonly string[]; tradeNos: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (numbers.waybills.length + numbers.tradeNos.length === 0) return new Set();
  const parcels = await listTrackedParcels(db, numbers, null);
  return new Set(
    parcels.flatMap(({ waybill_no, trade_no, number }) => (number === null ? [waybill_no] : [waybill_no, trade_no])),
  );
}

/** Checks whether a message comes from us. Throws tooManyRequests, and messageTooLong with the count. */
export const checkMessage: Verb<'checkMessage'> = async ({ ctx, input }) => {
  await limitChecks(ctx);
  const count = [...input.text].length;
  if (count > MAX_MESSAGE_LENGTH) throw fieldError('text', 'messageTooLong', { count, most: MAX_MESSAGE_LENGTH });
  const exists = await findExistingNumbers(ctx, numbersIn(input));
  return judge(input, await loadOurFacts(ctx), exists);
};
