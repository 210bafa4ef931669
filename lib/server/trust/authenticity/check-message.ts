import 'server-only';
import { checkMessage as judge, numbersIn } from '@/lib/authenticity/check-message';
import { MESSAGE_LENGTH } from '@/lib/contract/message-check';
import type { Context } from '../../context';
import { fieldError } from '../../platform/errors';
import { findTrackedParcels } from '../../orders/tracked-store';
import type { Verb } from '../../platform/verb';
import { limitChecks } from '@/lib/server/authenticity/message-limit';
import { ourFacts } from './our-facts';

/** Of these numbers, those in our books: what tracking tells anybody who asks. */
async function existing(
  { db }: Context,
  numbers: { waybills: readonly string[]; tradeNos: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (numbers.waybills.length + numbers.tradeNos.length === 0) return new Set();
  const parcels = await findTrackedParcels(db, numbers, null);
  return new Set(
    parcels.flatMap(({ waybill_no, trade_no, number }) => (number === null ? [waybill_no] : [waybill_no, trade_no])),
  );
}

/** "Is this message ours?" Throws tooManyRequests, and messageTooLong with the count. */
export const checkMessage: Verb<'checkMessage'> = async ({ ctx, input }) => {
  await limitChecks(ctx);
  const count = [...input.text].length;
  if (count > MESSAGE_LENGTH) throw fieldError('text', 'messageTooLong', { count, most: MESSAGE_LENGTH });
  const exists = await existing(ctx, numbersIn(input));
  return judge(input, await ourFacts(ctx), exists);
};
